receipt-title = 배달 내역서
receipt-evidence-title = 진행 기록 포함 배달 내역서
receipt-page-title = 배달 내역서 { $orderId }
receipt-loading = 배달 내역서를 찾는 중…
receipt-back = 주문으로 돌아가기
receipt-print = 인쇄
receipt-with-timeline = 모든 단계 포함
receipt-label = 라벨 인쇄
receipt-label-a6 = A6 라벨
receipt-label-a6-hint = 105 × 148 mm
receipt-label-roll = 롤 라벨
receipt-label-roll-hint = 너비 80 mm, 감열 프린터용
receipt-open = 배달 내역서
receipt-open-evidence = 클레임용 자료
receipt-returned = 보낸 분에게 반송 완료
receipt-under-way = 아직 진행 중입니다. 주문이 종료되면 배달 내역서가 완성됩니다.
receipt-minutes-taken = { $minutes }분 소요
receipt-order = 주문 내용
receipt-placed = 접수
receipt-planned = 예약
receipt-ended = 종료
receipt-timeline = 모든 단계
receipt-step = 단계
receipt-moment = 시각
receipt-took = 소요 시간
receipt-minutes = { $minutes }분
receipt-proof-collection = 픽업 확인 자료
receipt-proof-delivery = 배달 확인 자료
receipt-proof-return = 반송 확인 자료
receipt-code = 이 주문의 배달 현황 페이지로 연결되는 코드
receipt-scan = 스캔하여 배달 현황 보기
receipt-failed =
    배달 내역서를 불러오지 못했습니다. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
