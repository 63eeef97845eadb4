order-tracking-title = 주문 현황
order-search-label = 주문 검색
order-search =
    .placeholder = 이름, 전화번호, 코드 또는 주문 번호
order-search-short =
    .placeholder = 검색
order-lists = 진행 단계별 주문
order-list-new = 신규
order-list-scheduled = 예약
order-list-collected = 픽업 완료
order-list-delivered = 배달 완료
order-list-cancelled = 취소됨
order-list-results = 검색 결과
order-list-needing = { $count }건 확인 필요
order-live = 실시간
order-connecting = 연결 중
order-reconnecting = 다시 연결 중
order-updated-ago = { $ago } 업데이트
order-waiting = 신규 주문 { $count }건 보기
order-status = 상태
order-column-time = 접수
order-column-amount = 받을 금액
order-scheduled-for = { $time } 예약
order-nothing-to-collect = 받을 금액 없음
order-announce-one = { $customer } 님 주문: { $status }
order-announce-several = 주문 { $count }건의 상태가 바뀌었습니다
order-empty-new-title = 신규 주문 없음
order-empty-new-text = 라이더를 호출하면 주문이 바로 여기에 표시됩니다.
order-empty-scheduled-title = 예약 주문 없음
order-empty-scheduled-text = 오늘과 앞으로 이틀간의 예약 주문이 예약 시간이 될 때까지 여기에서 대기합니다.
order-empty-collected-title = 배달 중인 주문 없음
order-empty-collected-text = 라이더가 주문을 픽업하면 여기에서 진행 상황을 볼 수 있습니다.
order-empty-delivered-title = 오늘 배달 완료된 주문 없음
order-empty-delivered-text = 오늘 배달되거나 반송된 주문이 여기에 모입니다.
order-empty-cancelled-title = 오늘 취소된 주문 없음
order-empty-cancelled-text = 취소 없이 순조롭게 진행되고 있습니다.
order-empty-results-title = 일치하는 주문 없음
order-empty-results-text = 현재 주문만 검색합니다. 이름 일부, 전화번호, 코드 또는 주문 번호로 검색해 주세요.
order-clear-search = 검색어 지우기
order-lists-kept = 위의 목록은 최신 내용이 아닐 수 있습니다.

order-details =
    .aria-label = 주문 상세
order-details-none-title = 주문을 선택해 주세요
order-details-none-text = 진행 상황과 라이더, 고객 정보가 여기에 표시됩니다.
order-details-close =
    .aria-label = 상세 정보 닫기
order-details-back =
    .aria-label = 목록으로 돌아가기
order-not-found-title = 주문을 찾을 수 없습니다
order-not-found-text = 다른 픽업지의 주문이거나 페이지 주소가 잘못되었을 수 있습니다.
order-code = 주문 코드
order-number = 주문 번호
order-copy-number =
    .aria-label = 주문 번호 복사
order-copy-failed = 복사하지 못했습니다. 텍스트를 선택해 직접 복사해 주세요.
order-more-actions = 추가 메뉴
order-share-tracking-text = 배달 현황을 여기에서 확인해 주세요:
order-placed-at = { $time } 접수
order-progress = 진행 상황
order-rider = 라이더
order-rider-none = 아직 라이더 없음
order-rider-seen = { $ago } 위치 확인
order-call =
    .aria-label = { $name } 님에게 전화, { $phone }
order-customer = 고객
order-recipient-notes = 고객이 배달 현황 링크에서 남긴 요청사항
order-cold-bag = 보냉백
order-payment = 결제
order-payment-paid = 결제 완료
order-cancelled-because = 사유: { $reason }
order-pin-destination = 고객: { $name }
order-map-failed = 지도를 표시할 수 없습니다. 지도의 모든 정보는 아래에 있습니다.

order-cancel = 주문 취소
order-cancel-refused-too-early = 주문이 확인된 후에 취소할 수 있습니다.
order-cancel-refused-within-grace = 방금 결제가 확인되었습니다. { $left } 후에 취소할 수 있습니다.
order-cancel-refused-too-far-along = 라이더가 이미 이 주문을 진행하고 있어 여기에서 취소할 수 없습니다.
order-cancel-refused-delayed = 지연된 주문은 여기에서 취소할 수 없습니다.
order-cancel-refused-finished = 이미 종료된 주문입니다.
order-cancel-refused-unknown-status = 주문 상태를 알 수 없어 여기에서 취소할 수 없습니다.
order-cancel-title = { $customer } 님 주문을 취소하시겠습니까?
order-cancel-text = 라이더와 고객에게 알림을 보냅니다. 취소한 뒤에는 되돌릴 수 없습니다.
order-cancel-why = 취소 사유를 선택해 주세요
order-cancel-reason-customer-cancelled = 고객이 취소함
order-cancel-reason-item-unavailable = 물품 없음
order-cancel-reason-wrong-details = 주문 정보 오류
order-cancel-reason-delay-too-long = 시간이 너무 오래 걸림
order-cancel-reason-other = 기타 사유
order-cancel-words = 사유 입력
order-cancel-words-left = { $count }자 더 입력할 수 있습니다
order-cancel-words-over = { $count }자 초과했습니다
order-cancel-problem-reason-missing = 사유를 선택해 주세요.
order-cancel-problem-text-missing = 사유를 간단히 적어 주세요.
order-cancel-problem-text-too-long = 200자 이내로 줄여 주세요.
order-cancel-keep = 주문 유지
order-was-cancelled = { $customer } 님 주문이 취소되었습니다.
action-attempt-cancel = 주문을 취소하는 중…

error-cant-retrieve-current-orders =
    현재 주문을 불러오지 못했습니다. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
error-cant-cancel-order =
    주문을 취소하지 못했습니다. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
        [moved-on] 그 사이 주문 상태가 바뀌었습니다.
       *[said] { $message }
    }
error-cant-read-order =
    주문을 열지 못했습니다. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
order-address = 주소
