## تسجيل الدخول

sign-in-title = تسجيل الدخول
sign-in-welcome = أهلًا بعودتك. المندوبون بانتظارك.
sign-in-promise = اطلب مندوبًا في أقل من دقيقة، وتابِع كل طلب لحظة بلحظة، وأظهِر إثبات التسليم متى سُئلت عنه.
sign-in-email-invalid = لا يبدو هذا بريدًا إلكترونيًا صحيحًا. يجب أن يكون مثل name@example.com.
sign-in-password-missing = أدخِل كلمة المرور.
sign-in-no-account = هل أنت جديد على { -brand-name }؟
sign-in-offline = حدث خطأ ما. يُرجى المحاولة مرة أخرى. قد تكون غير متصل بالإنترنت.
sign-in-status = رمز الحالة { $status }

## لماذا رفض المزوّد تسجيل الدخول: رسالة لكل سبب

-auth-failed = تعذّر تسجيل الدخول.
auth-internal-error = { -auth-failed } حدث خطأ داخلي. يُرجى المحاولة مرة أخرى بعد قليل.
auth-invalid-user-pool-configuration = { -auth-failed } إعدادات مجموعة المستخدمين غير صالحة. يُرجى التواصل معنا.
auth-invalid-response = { -auth-failed } الاستجابة غير صالحة. يُرجى المحاولة مرة أخرى.
auth-invalid-request-parameter = { -auth-failed } إحدى القيم المرسلة غير صالحة. يُرجى مراجعة ما أدخلته.
auth-invalid-role-access-policy = { -auth-failed } سياسة صلاحيات الدور غير صالحة. يُرجى التواصل معنا.
auth-password-reset-required = { -auth-failed } يجب إعادة تعيين كلمة المرور. اختر «هل نسيت كلمة المرور؟» لتعيين كلمة جديدة.
auth-resource-not-found = { -auth-failed } المورد المطلوب غير موجود. يُرجى التواصل معنا.
auth-too-many-requests = { -auth-failed } هناك محاولات كثيرة جارية. يُرجى الانتظار دقيقة ثم المحاولة مرة أخرى.
auth-unexpected-server-error = { -auth-failed } حدث خطأ غير متوقع في الخادم. يُرجى المحاولة مرة أخرى بعد قليل.
auth-user-not-confirmed = { -auth-failed } لم يُؤكَّد هذا المستخدم بعد. افتح الرابط في الرسالة التي أرسلناها إلى بريدك.
auth-user-not-found = { -auth-failed } لا يوجد مستخدم بهذا البريد الإلكتروني.
auth-password-invalid = { -auth-failed } كلمة المرور غير صحيحة.
auth-verification-code-cannot-be-delivered = { -auth-failed } تعذّر إرسال رمز التحقق. يُرجى مراجعة بريدك الإلكتروني.
auth-email-identity-not-valid = { -auth-failed } هوية البريد الإلكتروني غير صالحة. يُرجى التواصل معنا.
auth-user-cannot-be-validated = { -auth-failed } تعذّر التحقق من المستخدم. يُرجى التواصل معنا.
auth-username-exists = { -auth-failed } اسم المستخدم موجود بالفعل.
auth-code-not-valid = { -auth-failed } الرمز غير صالح.
auth-unknown-reason = { -auth-failed } { $message }
