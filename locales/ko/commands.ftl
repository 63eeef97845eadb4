command-palette = 모든 명령
command-placeholder = 무엇을 하시겠습니까? 주문 번호, 이름, 전화번호로도 검색…
command-none = 일치하는 항목이 없습니다. 글자를 줄여 다시 입력해 주세요.
command-late = 나머지를 불러오지 못했습니다. 연결을 확인해 주세요. 불러오는 대로 여기에 표시됩니다.
command-found = { $count }개 일치
command-group-here = 현재 화면
command-group-go = 이동
command-group-settings = 포털 설정
command-request = 라이더 새로 호출
command-search = 주문 찾기
command-find-orders = “{ $query }” 주문 찾기
command-open-order = 주문 { $orderId } 열기
command-branch = 픽업지: { $name } ({ $id })
command-section =
    이동: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }

command-single-keys = 한 글자 단축키
command-single-keys-hint = 입력란 밖에서만 작동합니다. 음성 입력이나 화면 낭독기 사용에 방해가 되면 꺼 주세요.
command-choose-order = 먼저 주문을 선택해 주세요.
