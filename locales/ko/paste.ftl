paste-open = 메시지 붙여넣기
paste-offer = 붙여넣은 메시지 읽기
paste-title = 메시지 읽기
paste-text = 고객의 메시지를 붙여넣어 주세요. 이 기기에서만 읽으며, 붙여넣어도 바로 주문되지 않습니다.
paste-message = 메시지
paste-placeholder = 이름, 전화번호, 주소, 금액 – 받은 그대로
paste-proposals = 찾은 정보
paste-found = 정보 { $count }개를 읽었습니다. 확인한 뒤 사용해 주세요.
paste-reading = 메시지를 읽는 중…
paste-not-read = 이 메시지를 읽지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.
paste-nothing-yet = 메시지에서 찾은 정보가 여기에 표시됩니다.
paste-nothing-found = 이 텍스트에서 정보를 찾지 못했습니다. 양식에 직접 입력할 수 있습니다.
paste-place = 지도의 핀
paste-take-field = 사용: { $field }
paste-keeps-typed = 입력한 내용 유지: { $typed }
paste-replaces-typed = 입력한 내용 대체: { $typed }
paste-unsure = 어느 금액인지 확실하지 않습니다: { $written }. 직접 입력해 주세요.
paste-short-link = 이 지도 링크에는 위치 정보가 없습니다. 먼저 링크를 연 다음 지도에서 긴 링크를 복사해 주세요.
paste-keys = { $keys } 눌러 사용
paste-take = 정보 사용

prefill-filled = 링크 내용으로 입력됨 – 주문 전에 확인해 주세요
prefill-clear = 지우기
prefill-offered = 링크의 값이 입력한 내용과 다릅니다.
prefill-use = 링크의 값 사용
prefill-keep = 내 입력 유지
prefill-ignored =
    { $count ->
       *[other] 링크에서 읽지 못해 제외한 값: { $names }
    }
