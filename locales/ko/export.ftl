export-button = 내보내기
export-what = 선택한 기간과 상태의 모든 주문
export-busy = 이미 내보내기가 진행 중입니다. 새로 시작하려면 먼저 취소해 주세요.
export-format-xlsx = Excel 통합 문서
export-format-xlsx-hint = .xlsx, 확인과 합계 계산용
export-format-csv = CSV 파일
export-format-csv-hint = .csv, 다른 프로그램용
export-csv-settings = CSV 설정
export-csv-separator = 열 구분 기호
export-csv-semicolon = 세미콜론 ;
export-csv-comma = 쉼표 ,
export-csv-tab = 탭 문자
export-csv-decimal = 소수점 기호
export-csv-decimal-comma = 쉼표: 1250,50
export-csv-decimal-point = 마침표: 1250.50
export-csv-byte-order-mark = 파일에 UTF-8 표시(Excel에 필요)
export-progress =
    .aria-label = 내보내기
export-begun = 내보내기를 시작했습니다.
export-so-far = 주문 { $count }건 저장
export-so-far-of = 주문 { $total }건 중 { $count }건 저장
export-reached = { $day } 주문까지
export-cancel = 취소
export-halted =
    { $count ->
        [0] 첫 주문 전에 내보내기가 멈췄습니다.
       *[other] 주문 { $count }건 이후 내보내기가 멈췄습니다.
    }
export-go-on = 계속하기
export-start-over = 처음부터
export-failed = 파일을 저장하지 못했습니다. 연결과 기기의 저장 공간을 확인한 뒤 처음부터 다시 시작해 주세요.
export-saved = 주문 { $count }건을 저장했습니다: { $file }
export-nothing = 이 기간에 해당하는 주문이 없습니다. 저장된 파일은 없습니다.

export-column-created = 접수 시각({ $zone })
export-column-amount = 금액({ $currency })
export-column-fee = 배달비({ $currency })
export-column-delivered = { status-delivered }({ $zone })
export-column-minutes = { overview-time-title }(분)
export-column-voucher = 쿠폰
