history-range = 기간
history-range-yesterday = 어제
history-range-past-week = 최근 7일
history-range-past-month = 최근 30일
history-range-custom = 직접 선택
history-today = 오늘 주문은 주문 현황에 있습니다
history-from = 시작일
history-to = 종료일
history-date-missing = 날짜를 선택해 주세요.
history-date-not-a-day = 올바른 날짜를 입력해 주세요.
history-date-after-today = 미래의 날짜는 선택할 수 없습니다.
history-date-reversed = 종료일이 시작일보다 빠를 수 없습니다.
history-date-too-long = 한 번에 최대 { $days }일까지 조회할 수 있습니다.
history-status-any = 모든 상태
history-status-delivered-late = 늦은 배달
history-outlet-any = 모든 픽업지
history-address-unreadable = 페이지 주소의 일부를 읽을 수 없어 제외했습니다.

history-found =
    { $count ->
        [0] 주문 없음
       *[other] 주문 { $count }건
    }
history-found-so-far =
    { $count ->
        [0] 지금까지 주문 없음
       *[other] 지금까지 주문 { $count }건
    }
history-found-of = 주문 { $count }건 중 { $shown }건
history-searched-text =
    { $more ->
        [yes] 지금까지 불러온 주문에서 코드, 주문 번호, 이름, 전화번호로 검색했습니다. 이전 주문은 “더 보기”를 눌러 찾아 주세요.
       *[no] 이 기간의 모든 주문에서 코드, 주문 번호, 이름, 전화번호로 검색했습니다.
    }
history-searched-phone = 이 기간의 모든 주문, 전화번호: { $phone }
history-searched-order = 날짜와 상태에 관계없이 주문 번호로 검색했습니다.
history-searched-foreign-order = 이 픽업지의 주문 번호 앞자리는 “{ $vendor }-”입니다. 다른 픽업지의 주문은 위에서 먼저 픽업지를 선택해 주세요.
history-empty-title = 이 기간의 주문 없음
history-empty-text = 다른 기간이나 다른 상태를 선택해 주세요.
history-empty-page-title = 아직 일치하는 주문 없음
history-empty-page-text = 이 기간의 최근 주문에는 일치하는 주문이 없습니다. 더 이전 주문이 있습니다.
history-resting-title = 어느 기간을 보시겠습니까?
history-resting-text = 위에서 시작일과 종료일을 선택해 주세요.
history-all-statuses = 모든 상태 보기
history-show-more = 더 보기
history-kept = 위의 주문은 그대로 유지됩니다.

history-table = 지난 주문
history-column-created = 접수 시각
history-column-phone = 전화번호
history-column-amount = 금액
history-column-fee = 배달비
history-column-duration = 소요 시간
history-total-all = 전체 주문 { $count }건
history-total-amounts = 금액

error-cant-retrieve-past-orders = 지난 주문을 불러오지 못했습니다. { $because }
