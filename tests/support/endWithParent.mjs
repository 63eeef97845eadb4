// Loaded before a program that a test starts (`node --import`). Ends the program when the process that started it is
// gone, even if that was killed: the channel between the two closes in every case.
process.on('disconnect', () => process.exit(1))
// The channel alone does not keep the program running.
process.channel?.unref()
