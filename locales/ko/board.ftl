board-view = 보기
board-view-list = 목록
board-view-board = 현황판
board-command = 전체 주문 현황판
board-command-lists = 주문 목록
board-summary =
    { $underWay ->
        [0] 진행 중인 주문 없음
       *[other] 진행 중 { $underWay }건
    }{ $needsYou ->
        [0] , 모두 정상
       *[other] , { $needsYou }건 확인 필요
    }
board-list =
    .aria-label = 진행 중인 주문, 확인이 필요한 주문 먼저
board-map =
    .aria-label = 진행 중인 전체 주문 지도
board-group-needs-you = 확인 필요
board-group-waiting = 라이더 기다리는 중
board-group-rider-coming = 픽업하러 이동 중
board-waiting = 변경 { $count }건 보기
board-legend-urgent = 시간 초과 또는 실패
board-legend-at-risk = 확인 필요
board-legend-in-time = 정상
board-pin-rider = 라이더: { $name }, 고객: { $customer }
board-pin-rider-unnamed = 라이더, 고객: { $customer }

board-chosen =
    .aria-label = 선택한 주문
board-chosen-close =
    .aria-label = 주문 닫기
board-details = 상세
board-call-customer = 고객에게 전화
board-cannot-cancel = 지금은 이 주문을 취소할 수 없습니다. 이유는 주문 상세에 있습니다.
