landing-eyebrow = 사업자를 위한 즉시 배달 · { $country }
landing-title = 지금 보내고, 도착까지 한눈에
landing-lead = { -brand-name } 라이더가 소포, 음식, 서류, 선물을 받으러 매장으로 갑니다. 물품이 받는 분의 손에 닿을 때까지 모든 과정을 보여 드립니다.
landing-request-as-guest = 비회원으로 호출
landing-request-as-guest-busy = 잠시만 기다려 주세요…
landing-example-status = 배달 중
landing-example-arrival = { $minutes }분 후 도착

landing-facts = 한눈에 보기
landing-fact-minutes-value = { $minutes }분
landing-fact-promise = 최대 배달 시간
landing-fact-typical = 보통 이 시간 이내 배달
landing-fact-weight-value = { $kg } kg
landing-fact-weight = 배달 한 건 최대 무게
landing-fact-distance = 최대 배달 거리
landing-fact-nothing = 배달이 없는 날의 비용

landing-how-title = 매장에서 고객의 문 앞까지, 세 단계
landing-how-where-title = 주소 입력
landing-how-where-text = 픽업지와 배달지를 선택해 주세요. 확정하기 전에 거리, 픽업 예상 시간, 배달비가 표시됩니다.
landing-how-ride-title = 라이더 픽업
landing-how-ride-text = 가까운 라이더가 매장에서 주문을 픽업합니다. 라이더의 이름과 전화번호, 준비해야 할 시간을 미리 알 수 있습니다.
landing-how-door-title = 도착까지 확인
landing-how-door-text = 지도에서 라이더의 위치를 보고, 고객에게 링크를 보내고, 전달 확인 자료를 보관할 수 있습니다.

landing-why-title = 바쁜 매장을 위한 서비스
landing-why-text = 점심시간, 줄 선 손님, 비어 있는 한 손. 필요한 것은 모두 한눈에 보이고 키 하나로 처리됩니다.
landing-why-live-title = 분 단위 실시간
landing-why-live-text = 상태, 라이더, 예상 시간이 화면에서 바로 바뀝니다. 어디쯤인지 전화로 물을 필요가 없습니다.
landing-why-proof-title = 모든 전달 과정의 확인 자료
landing-why-proof-text = 픽업, 배달, 반송이 기록되어 주문에 남습니다.
landing-why-share-title = 고객을 위한 링크
landing-why-share-text = 고객은 앱이나 계정 없이 휴대전화로 배달 현황을 볼 수 있습니다.
landing-why-outlets-title = 모든 픽업지를 한 화면에서
landing-why-outlets-text = 로그인 한 번으로 모든 픽업지의 주문을 각각 볼 수 있습니다.
landing-why-history-title = 사라지지 않는 기록
landing-why-history-text = 지난 주문을 번호, 이름, 전화번호로 찾고 장부용으로 내보낼 수 있습니다.
landing-why-goods-title = 무엇을 보내든 똑같이
landing-why-goods-text = 소포, 따뜻한 점심, 서명한 계약서, 꽃다발까지 모두 같은 순서로 보낼 수 있습니다.

landing-pay-title = 이용한 만큼만 결제
landing-pay-text = 정기 요금도 최소 금액도 없습니다. 배달이 없는 날에는 비용이 없습니다.
landing-pay-country = 배달비 · { $country }
landing-pay-base = 기본요금
landing-pay-per-km = 1 km당
landing-pay-cash = 만나서 현금 결제
landing-pay-maximum = 최대
landing-pay-no-commission = 매출 수수료 없음
landing-pay-from-km = { $km } km부터 계산합니다.
landing-pay-from-km-by-place =
    { $code ->
        [KR] 서울
        [TH] 방콕
       *[other] 수도
    }: { $km } km부터, 다른 도시: { $outsideKm } km부터 계산합니다.
landing-pay-expect = 배달비 안내
landing-pay-expect-first = 확정하기 전에 정확한 배달비를 볼 수 있고, 이후에는 바뀌지 않습니다.
landing-pay-expect-distance = 배달비는 두 주소 사이의 거리에 따라 정해집니다. 그 밖에 따로 예상해야 할 비용은 없습니다.
landing-pay-expect-nothing = 가입비, 약정 기간, 쉬는 날 비용이 없습니다.

landing-fee-title = 예상 배달비 계산
landing-fee-distance = 거리
landing-fee-km = { $km } km
landing-fee-place = 픽업지 위치
landing-fee-place-capital =
    { $code ->
        [KR] 서울
        [TH] 방콕
       *[other] 수도
    }
landing-fee-place-outside = 다른 도시
landing-fee-with-cash = 라이더가 현금을 받음
landing-fee-line-distance = 거리 요금
landing-fee-total = 배달비
landing-fee-note = 예시이며, 1 km 미만도 1 km로 계산합니다. 확정되는 배달비는 정확한 주소를 기준으로 합니다.

landing-fleet-title = 이미 준비된 라이더
landing-fleet-text = 채용도, 보험도, 근무표도 필요 없습니다. 필요할 때 라이더가 가까이 있고, 필요 없을 때는 비용이 없습니다.
landing-fleet-bicycle-title = 자전거
landing-fleet-bicycle-text = 서류와 작은 선물을 좁은 골목까지 배달합니다.
landing-fleet-scooter-title = 스쿠터
landing-fleet-scooter-text = 음식과 소포를 시내 어디든 몇 분 만에 배달합니다.
landing-fleet-bag-title = 보온·보냉 가방
landing-fleet-bag-text = 따뜻한 것은 따뜻하게, 차가운 것은 차갑게, 모양 그대로 배달합니다.

landing-start-title = 오늘 바로 첫 라이더 호출
landing-start-register =
    { $registration ->
        [PV] 가맹점 코드로 회원가입을 해 주세요.
       *[NPV] 상호로 회원가입을 해 주세요.
    }
landing-start-confirm = { $hours }시간 안에 이메일을 인증해 주세요.
landing-start-request = 라이더를 호출해 주세요. 이것으로 끝입니다.

landing-faq-what = 무엇을 보낼 수 있습니까?
landing-faq-what-answer = 법으로 허용되고 라이더 한 명이 배달할 수 있는 소포, 음식, 서류, 선물을 보낼 수 있습니다.
landing-faq-what-letters = 편지 등 { $grams } g 미만의 서신은 제외됩니다.
landing-faq-fast = 배달은 얼마나 걸립니까?
landing-faq-fast-answer = “최대한 빨리”를 선택하면 { $minutes }분 이내에 배달합니다. 보통 { $typical }분 이내에 도착합니다.
landing-faq-heavy = 무게는 얼마까지 가능합니까?
landing-faq-heavy-answer = 배달 한 건에 { $kg } kg까지 가능합니다.
landing-faq-value = 물품 금액은 얼마까지 가능합니까?
landing-faq-value-answer = 배달 한 건에 { $amount }까지 가능합니다.
landing-faq-value-and-weight-answer = 무게가 { $kg } kg을 넘으면 { $amount }까지 가능합니다.
landing-faq-far = 얼마나 멀리 배달합니까?
landing-faq-far-answer = 픽업지에서 { $km } km까지 배달합니다.
landing-faq-far-nationwide-answer = 전국 어디서나 픽업지에서 { $km } km까지 배달합니다.
landing-faq-cost = 비용은 얼마입니까?
landing-faq-cost-answer = { $base }에 1 km당 { $perKm }씩 추가됩니다.
landing-faq-cost-range = 거리에 따라 배달 한 건에 약 { $base }~{ $maximum }입니다.
landing-faq-cost-cash = 만나서 현금 결제를 선택하면 { $amount } 추가됩니다.
landing-faq-cost-no-commission = 수수료는 받지 않습니다.
landing-faq-guest = 계정이 필요합니까?
landing-faq-guest-answer = 필요하지 않습니다. 비회원으로도 라이더를 호출할 수 있습니다. 계정이 있으면 주소, 고객, 지난 주문이 저장됩니다.
