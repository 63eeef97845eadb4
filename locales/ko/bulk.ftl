bulk-intro = 한 번에 여러 라이더를 호출합니다. 엑셀 파일을 작성하고, 표시된 셀을 고친 뒤 주문을 접수해 주세요.
bulk-another-file = 다른 파일
bulk-correct = 행 수정
bulk-file-not-taken = 이 파일은 사용할 수 없습니다.
bulk-not-placed-yet = 작업 { $id }의 주문이 아직 접수되지 않았습니다. 작업 상세에서 접수할 수 있습니다.

job-history-error = 작업 내역을 가져오지 못했습니다.
template-file-error = 양식 파일을 다운로드하지 못했습니다.
view-details-error = 작업 상세를 가져오지 못했습니다.
file-upload-error = 파일을 업로드하지 못했습니다.
place-order-error = 주문을 접수하는 중 오류가 발생했습니다.
place-order-success = 주문이 모두 접수되었습니다.
bulk-placed-partly =
    { $placed ->
        [0] 접수된 주문이 없습니다.
       *[other] 주문 { $placed }건이 접수되었습니다.
    } { $left }개 행은 접수되지 않았습니다. 이유를 확인해 주세요.

bulk-history = 작업 내역
bulk-history-empty = 아직 파일 없음
bulk-history-empty-text = 업로드한 파일과 주문 상태가 여기에 표시됩니다.
bulk-view-details = 상세 보기
bulk-view-details-of = 작업 { $id } 상세 보기
bulk-job-id = 작업
bulk-job-created-by = 업로드한 사람
bulk-job-created-at = 업로드 시각
bulk-job-rows = 정상 행
bulk-job-title-at = { $at } 대량 주문
bulk-job-made = 업로드: { $by }, { $at }
bulk-all-jobs = 전체 대량 주문

bulk-job-ready = 접수 대기
bulk-job-ready-with-errors = 접수 대기, 오류 있음
bulk-job-no-row-ready = 접수할 수 있는 행 없음
bulk-job-being-placed = 접수 중
bulk-job-placed = 접수됨
bulk-job-placed-partly = 접수됨, 오류 있음
bulk-job-not-placed = 접수 안 됨
bulk-job-unknown = 알 수 없음

bulk-result-ready =
    { $count ->
        [0] 접수할 수 있는 주문이 없습니다
       *[other] 주문 { $count }건을 접수할 수 있습니다
    }
bulk-result-placed =
    { $count ->
        [0] 접수된 주문이 없습니다
       *[other] 주문 { $count }건이 접수되었습니다
    }
bulk-summary = 작업 요약
bulk-total-rows = 전체 행
bulk-total-to-be-placed = 접수할 주문
bulk-total-placed = 접수된 주문
bulk-total-errors = 오류

bulk-rows = 파일의 행
bulk-rows-shown = 표시할 행
bulk-show-all = 전체
bulk-show-errors = 오류
bulk-show-to-be-placed = 접수 예정
bulk-show-placed = 접수됨
bulk-show-none = 해당하는 행이 없습니다.
bulk-rows-number = 행
bulk-rows-address = 배달 주소
bulk-rows-order = 주문 상세
bulk-rows-delivery = 배달
bulk-row-to-be-placed = 접수 예정
bulk-row-error = 오류
bulk-row-placed = 접수됨
bulk-row-not-placed = 접수 안 됨
bulk-row-unknown = 알 수 없음
bulk-delivery-instant = 즉시
bulk-delivery-scheduled = { $at } 예약

bulk-place = 주문 { $count }건 접수
bulk-place-title = 주문 { $count }건을 접수하시겠습니까?
bulk-place-cash = 받을 현금
bulk-place-points = 픽업지
bulk-place-left-out = { $count }개 행은 제외됩니다.
bulk-place-for-good = 라이더가 바로 배차됩니다. 접수한 뒤에는 주문을 한 건씩만 취소할 수 있습니다.
bulk-place-not-yet = 나중에
bulk-placing = 주문을 접수하고 있습니다. 이 페이지를 나가도 계속 진행됩니다.

bulk-error-unknown = 알 수 없는 오류
bulk-address-not-found = 주소를 찾을 수 없습니다.
bulk-address-inexact = 주소가 정확하지 않습니다. 도로명, 건물 번호, 도시를 모두 입력하거나 좌표를 입력해 주세요.
bulk-fee-changed = 배달비가 바뀌었습니다. 확인한 뒤 주문을 다시 접수해 주세요.
bulk-text-too-long = { $most }자를 넘었습니다.
bulk-text-unreadable = 읽을 수 없는 문자가 있습니다. 다시 입력해 주세요.
