## ライダーが近くに来たとき、よそを見ている人に知らせるもの

near-sound-is-on = 音 オン
near-sound-is-off = 音 オフ
near-sound-on = ライダーが近づいたら音で知らせる：オンにする
near-sound-off = ライダーが近づいたら音で知らせる：オフにする
