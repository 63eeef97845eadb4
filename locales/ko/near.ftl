near-sound-is-on = 소리 켜짐
near-sound-is-off = 소리 꺼짐
near-sound-on = 라이더 접근 알림음 켜기
near-sound-off = 라이더 접근 알림음 끄기
