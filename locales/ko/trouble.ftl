trouble-late = 약속 시간보다 늦음
trouble-returned = 배달되지 않고 매장으로 돌아옴
trouble-call-rider = 라이더에게 전화
trouble-tell-customer = 고객에게 알리기
trouble-write-support = 고객센터에 문의

trouble-message = 메시지
trouble-mail = 이메일 열기
trouble-message-title = { $customer } 님에게 보낼 메시지

trouble-message-late = { $customer } 님, 안녕하십니까. { $vendor } 주문({ $code })의 배달이 예정보다 늦어지고 있습니다. 기다리게 해 드려 죄송합니다.
trouble-message-expected = 도착 예상 시간은 { $time }경입니다.
trouble-message-at-door = { $customer } 님, 안녕하십니까. 라이더가 { $vendor } 주문({ $code }) 물품을 가지고 고객님 주소에 도착했지만 연락이 되지 않습니다. 문 앞으로 나와 주시거나 라이더에게 전화해 주세요: { $phone }
trouble-message-address = { $customer } 님, 안녕하십니까. { $vendor } 주문({ $code })의 배달 주소가 필요합니다. 도로명, 건물 번호, 층을 답장으로 보내 주세요.
trouble-message-not-delivered = { $customer } 님, 안녕하십니까. { $vendor } 주문({ $code }) 배달을 아직 완료하지 못했습니다. 죄송합니다. 이후 진행은 다시 연락드리겠습니다.

trouble-support-subject = 주문 { $code }: { $status }
trouble-support-text = 이 주문과 관련해 도움이 필요합니다. 발생한 일:
trouble-support-order = 주문 { $id }, 코드 { $code }
trouble-support-status = 상태: { $status }, { $time }부터
trouble-support-to = 이메일 프로그램에서 보냅니다. 받는 주소: { $address }
