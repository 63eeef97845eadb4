bulk-column-phone-number = 전화번호
bulk-column-unit = 호수
bulk-column-payment-type = 결제 유형
bulk-column-deliver-at = 배달 시간

bulk-payment-paid = 결제 완료
bulk-payment-online = 온라인 결제 완료

bulk-collection-point-unknown = 이 이름의 픽업지가 없습니다. 픽업지를 선택하거나 셀을 비워 주세요.
bulk-payment-type-unknown = 알 수 없는 결제 유형입니다. 목록에서 선택해 주세요.
bulk-time-unreadable = 시간은 다음과 같이 입력해 주세요: { $forms }. 최대한 빨리 배달하려면 셀을 비워 주세요.
bulk-time-without-day = 날짜가 없습니다. 다음과 같이 입력해 주세요: { $forms }
bulk-phone-several = 전화번호가 둘 이상 있습니다. 전화할 번호 하나만 남겨 주세요.
bulk-cell-error = 값이 아니라 엑셀 오류입니다. 값을 입력하거나 셀을 비워 주세요.
bulk-cell-without-result = 수식의 결과가 아직 없습니다. 엑셀에서 파일을 열어 저장하거나 여기에 값을 입력해 주세요.
bulk-row-repeats = { $row }행과 같은 내용입니다.
bulk-row-ordered-today = 오늘 접수한 주문과 비슷합니다: { $order }
bulk-row-hidden = 파일에서 숨겨졌거나 취소선이 있는 행입니다.
bulk-row-closed = 파일에 적힌 이 주문의 상태: { $state }.
bulk-row-zero = 이 행에 0만 있는 셀이 있습니다. 빈 셀을 참조하는 수식은 0이 됩니다. 맞지 않으면 0을 지워 주세요.

bulkfile-choose = 엑셀 파일 선택
bulkfile-drop = 또는 여기에 끌어다 놓기
bulkfile-accepted = 5 MB 이하의 XLSX 파일, 주문 최대 { $rows }건(한 행에 한 건)
bulkfile-checked-here = 주문하기 전에 이 화면에서 모든 행을 확인합니다.
bulkfile-template = 양식 다운로드
bulkfile-template-hint = 필요한 열이 모두 있는 엑셀 파일입니다. 내용만 채우면 됩니다.
bulkfile-template-example = 예시
bulkfile-template-columns = 열
bulkfile-others = 파일은 한 번에 하나만 사용할 수 있습니다. 사용 중인 파일: { $name }

bulk-format-invalid = 파일 형식이 올바르지 않습니다.
bulk-format-csv = 텍스트 파일(CSV)입니다. 엑셀에서 열어 Excel 통합 문서(.xlsx)로 저장해 주세요.
bulk-format-xls = 이전 형식의 Excel 파일(.xls)입니다. Excel 통합 문서(.xlsx)로 저장해 주세요.
bulk-format-password = 암호로 보호된 파일입니다. 암호 없이 저장해 주세요.
bulk-format-damaged = 손상된 파일입니다. 엑셀에서 열어 다시 저장해 주세요.
bulk-format-other = Excel 통합 문서가 아닙니다. Excel 통합 문서(.xlsx)로 저장해 주세요.
bulk-file-too-large = 파일은 5 MB를 넘을 수 없습니다.
bulk-no-rows = 이 파일에서 주문을 찾지 못했습니다. 한 행에 열 이름을 적고, 그 아래 행마다 주문을 한 건씩 적어 주세요.
bulk-too-many-rows = 이 파일에는 { $rows }개 행이 있습니다. 한 번에 최대 { $most }건까지 주문할 수 있습니다. 파일을 나누어 주세요.
bulk-columns-missing =
    { $count ->
       *[other] 빠진 열: { $columns }. 양식에는 모든 열이 있습니다.
    }
bulk-sheets-looked-at = 확인한 시트: { $sheets }.
bulk-examples-not-read = { $sheets } 시트에 행이 있지만 예시용 시트입니다. 주문을 첫 번째 시트로 옮기고 파일을 저장한 뒤 다시 선택해 주세요.
bulk-columns-alike = 뜻은 같지만 내용이 다른 열: { $columns }. 하나만 남기거나 나머지 열의 이름을 바꿔 주세요.
bulk-too-many-columns = 열이 너무 많습니다. { $most }번째 열 뒤에도 내용이 있습니다. 필요 없는 열을 삭제해 주세요.
bulk-sheets-hidden = 이 파일의 모든 시트가 숨겨져 있습니다: { $sheets }. 주문이 있는 시트의 숨기기를 취소하고 파일을 저장한 뒤 다시 선택해 주세요.
bulk-rows-hidden =
    { $rows ->
        [1] 이 파일의 유일한 주문이 숨겨졌거나 취소선이 있는 행에 있습니다. 행의 숨기기를 취소하고 파일을 저장한 뒤 다시 선택해 주세요.
       *[other] 이 파일의 주문 { $rows }건이 모두 숨겨졌거나 취소선이 있는 행에 있습니다. 행의 숨기기를 취소하고 파일을 저장한 뒤 다시 선택해 주세요.
    }
bulk-rows-closed = 이 파일의 주문은 모두 이미 끝난 상태입니다({ $states }). 그래도 주문하려면 상태 열을 삭제하고 파일을 저장한 뒤 다시 선택해 주세요.
bulkfile-not-opened = 엑셀 파일을 읽는 기능을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.

bulkfile-reading = 파일을 읽는 중: { $name }…
bulkfile-checking = 확인한 행: { $checked } / { $rows }
bulkfile-sending = 파일에 문제가 없습니다. 보내는 중: { $name }…
bulkfile-ready-not-sent = 파일을 보내지 못했습니다: { $name }. 파일에는 문제가 없으니 다시 보내면 됩니다.
bulkfile-send-again = 다시 보내기

bulkfile-read = 읽은 내용
bulkfile-read-sheet = 시트 { $sheet }, 열 이름은 { $row }행
bulkfile-read-other-sheets =
    { $count ->
       *[other] 읽지 않은 시트: { $sheets }.
    }
bulkfile-read-column = { $letter }열
bulkfile-left-out = 제외한 열 { $count }개: { $columns }.
bulkfile-left-out-more = 외 { $count }개
bulkfile-read-hidden-columns = 파일에서 숨겨져 있지만 읽은 열: { $columns }.
bulkfile-hidden-left-out = 파일에서 숨겨졌거나 취소선이 있는 { $count }개 행은 제외되었습니다.
bulkfile-closed-left-out = 상태 때문에 제외한 행: { $count }개({ $states }).
bulkfile-hidden-too = 이 행도 주문

bulkfile-title = { $name } 확인
bulkfile-rows = { $count }개 행
bulkfile-faults =
    { $count ->
        [0] 오류 없음
       *[other] 오류 { $count }개
    }
bulkfile-concerns = 확인할 행 { $count }개
bulkfile-next-fault = 다음 오류
bulkfile-faulty-only = 오류 행만 보기
bulkfile-remove-repeats = 중복 행 { $count }개 삭제

bulkfile-grid = 파일의 주문
bulkfile-keys = Enter: 셀 편집, Ctrl + Z: 되돌리기, F8: 다음 오류. 엑셀에서 복사한 셀을 붙여넣을 수 있습니다.
bulkfile-row = { $row }행
bulkfile-cell = { $row }행, { $column }
bulkfile-cell-fine = 문제가 없습니다.
bulkfile-cell-empty = 비어 있음
bulkfile-remove-row = 행 삭제
bulkfile-remove-row-of = { $row }행 삭제
bulkfile-own-point = 선택한 픽업지
bulkfile-no-choice = 선택해 주세요
bulkfile-fill-for = 같은 오류가 있는 행이 { $count }개 있습니다.
bulkfile-fill-with = 모두 같은 값으로
bulkfile-fill = 채우기
bulkfile-card-all = 모든 항목
bulkfile-card-fewer = 주요 항목만
bulkfile-no-rows-left = 모든 행이 삭제되었습니다. 되돌리거나 다른 파일을 선택해 주세요.
bulkfile-none-faulty = 이제 오류가 있는 행이 없습니다.

bulkfile-send = { $count }개 행 보내기
bulkfile-send-faulty = 오류가 있는 채로 보내기
bulkfile-send-anyway = 그대로 보내기
bulkfile-keep-on = 계속 수정
bulkfile-ask-send = { $count }개 행에 아직 오류가 있어 주문되지 않습니다. 나머지 행은 모두 주문할 수 있습니다.
bulkfile-ask-leave = 수정한 내용은 사라집니다.
bulkfile-leave-anyway = 수정 내용 버리기
bulkfile-not-sent = 행을 보내지 못했습니다. 수정한 내용은 그대로 있습니다.

bulkfile-said-left =
    { $count ->
        [0] 남은 오류가 없습니다.
       *[other] 오류가 { $count }개 남았습니다.
    }
bulkfile-said-pasted = 셀 { $count }개를 붙여넣었습니다.
bulkfile-said-filled = { $count }개 행을 채웠습니다.
bulkfile-said-undone = 되돌렸습니다.
bulkfile-said-removed = { $row }행을 삭제했습니다.
bulkfile-said-repeats-removed = 중복 행 { $count }개를 삭제했습니다.
