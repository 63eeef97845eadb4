outlet-edit-title = 픽업지 수정
outlet-parent-kept = 픽업지의 본점은 바꿀 수 없습니다.
outlet-client-id = 픽업지 ID
outlet-client-id-kept = ID는 변경할 수 없습니다.
outlet-label = 표시 이름
outlet-phone = 전화번호
outlet-owners = 담당자
outlet-owner = 담당자 { $number }: 이메일
outlet-owner-add = 담당자 추가
outlet-owner-remove = 담당자 { $number } 삭제

outlet-client-id-missing = 픽업지 ID를 입력해 주세요.
outlet-label-missing = 표시 이름을 입력해 주세요.
outlet-phone-missing = 전화번호를 입력해 주세요.
outlet-address-missing = 픽업지 주소를 선택해 주세요.
outlet-owner-invalid = 올바른 이메일을 입력해 주세요.

outlet-saved = 픽업지가 저장되었습니다.
outlet-added = { outlet-saved } 몇 분 후부터 이 픽업지에서 라이더를 호출할 수 있습니다.
outlet-not-saved = 픽업지를 저장하지 못했습니다.
outlet-added-already = 앞선 시도에서 이미 저장된 픽업지입니다. 이 창을 닫고 목록에서 수정해 주세요.

outlet-close-question = 저장하지 않고 닫으시겠습니까? 변경한 내용은 사라집니다.
outlet-close-anyway = 저장하지 않고 닫기
outlet-stay = 계속 수정
