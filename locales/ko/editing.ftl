edit-order-action = 수정
edit-title = 주문 수정
edit-banner = { $name } 님 주문 수정 중({ $day })
edit-cancel = 수정 취소
edit-not-available = 여기에서는 주문을 수정할 수 없습니다. 라이더를 새로 호출하는 화면입니다.
edit-nothing-changed = 저장할 변경 내용이 없습니다.
edit-lock-customer = 주문의 고객은 변경할 수 없습니다
edit-lock-settled = 주문을 접수할 때 확정되었습니다
edit-lock-status = 현재 단계에서는 변경할 수 없습니다
edit-moved-on = 화면을 연 뒤 주문이 진행되어 더 이상 변경할 수 없습니다.
edit-moved-on-kept = 입력한 내용은 이 화면을 나갈 때까지 남아 있습니다.
edit-follow = 주문 현황 보기
edit-new-request = 다른 라이더 호출
edit-locked-title = 더 이상 변경할 수 없는 주문입니다
edit-locked-text = 더 이상 변경할 수 없는 주문입니다: { $orderId }. 주문 현황을 보거나 다른 라이더를 호출할 수 있습니다.
edit-unreadable-title = 주문을 열지 못했습니다
edit-not-found = 이 픽업지에 없는 주문입니다: { $orderId }
edit-changes =
    { $count ->
        [0] 변경 내용
       *[other] 변경 { $count }건
    }
edit-changes-none = 아직 변경한 내용이 없습니다.
edit-change-position = 지도 위치
edit-change-nothing = 없음
edit-change-before = 변경 전:
edit-change-after = 변경 후:
edit-change-moved = { $distance } 이동
edit-fee-more = { $amount } 증가
edit-fee-less = { $amount } 감소
edit-fee-changed-text = 이전: { $before }, 현재: { $after }. 새 배달비로 변경 내용을 저장하시겠습니까?
edit-fee-changed-accept = { $after } 배달비로 저장
edit-fee-changed-refuse = 저장 안 함
edit-kept-charge-title = 차액은 환불되지 않습니다
request-updated = 주문이 변경되었습니다!
request-not-updated = 주문을 변경하지 못했습니다.

again-action = 다시 주문
again-banner = 다시 주문: { $name } 님({ $day })
again-banner-hint = 배달비를 다시 계산합니다. 물품과 물품 금액을 확인해 주세요.
again-cancel = 빈 양식으로 시작
again-check = { $day } 주문의 내용 – 확인해 주세요

request-placed-elsewhere = 다른 탭에서 이미 접수된 주문이라 다시 접수하지 않았습니다. 접수된 주문을 보여 드립니다.
edit-kept-charge = 카드로 결제한 금액: { $paid }. 현재 배달비: { $fee }. 환불되지 않는 차액: { $left }.
