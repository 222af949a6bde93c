package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.LinuxValues;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Finds reads and writes, and keeps the tables of open files that name them. */
final class FileOperationReader extends CallReader {

    private static final Set<String> READS =
            Set.of(
                    "read",
                    "pread",
                    "pread64",
                    "readv",
                    "preadv",
                    "preadv2",
                    "recvfrom",
                    "recvmsg",
                    "recvmmsg",
                    "getdents",
                    "getdents64");
    private static final Set<String> WRITES =
            Set.of(
                    "write",
                    "pwrite",
                    "pwrite64",
                    "writev",
                    "pwritev",
                    "pwritev2",
                    "sendto",
                    "sendmsg",
                    "sendmmsg",
                    "sendfile",
                    "sendfile64");

    /** Calls that do not return bytes. */
    private static final Set<String> COUNTLESS = Set.of("recvmmsg", "sendmmsg");

    private static final Set<String> SYNCS =
            Set.of("fsync", "fdatasync", "sync", "sync_file_range", "syncfs");
    private static final Set<String> OPENS = Set.of("open", "openat", "openat2", "creat");

    /** Where the calls that open something have their options. */
    private static final Map<String, Integer> PLACES_OF_OPTIONS =
            Map.of(
                    "open", 1,
                    "openat", 2,
                    "socket", 1,
                    "accept4", 3,
                    "pipe2", 1,
                    "eventfd2", 1,
                    "epoll_create1", 0,
                    "timerfd_create", 1,
                    "signalfd4", 3,
                    "dup3", 2);

    private static final long CLOSE_ON_EXEC = 0x80000;
    private static final String CLOSE_ON_EXEC_NAME = "O_CLOEXEC";
    private static final long DUPLICATE = 0;
    private static final long DUPLICATE_CLOSED_BY_EXEC = 1030;

    private static final class Operation extends Call {
        final String operation;
        final String call;
        final long fd;

        Operation(int thread, long start, String operation, String call, long fd) {
            super(thread, start);
            this.operation = operation;
            this.call = call;
            this.fd = fd;
        }
    }

    /** What becomes of the table of open files when a call succeeds. */
    private static final class Change extends Call {

        @FunctionalInterface
        interface Effect {
            void apply(int process, ITmfEvent exit, long result);
        }

        final Effect effect;

        Change(int thread, long start, Effect effect) {
            super(thread, start);
            this.effect = effect;
        }
    }

    private final RecordStore store;
    private final FileTable files = new FileTable();
    private final TmfField fd = TmfField.of("fd");
    private final TmfField outFd = TmfField.of("out_fd");
    private final TmfField filename;

    /** What the kernel read at the address that is the file name. */
    private final TmfField nameRead = TmfField.of("__filename_val");

    private final TmfField flags = TmfField.of("flags");
    private final TmfField type = TmfField.of("type");
    private final TmfField oldFd = TmfField.of("oldfd");
    private final TmfField duplicated = TmfField.of("fildes");
    private final TmfField command = TmfField.of("cmd");
    private final TmfField childTid;
    private final TmfField parentTid;
    private final TmfField tid;
    private final TmfField pid;

    FileOperationReader(ITmfTrace trace, RecordStore store) {
        super(trace);
        this.store = store;
        filename = TmfField.of(layout().fieldFilename());
        childTid = TmfField.of(layout().fieldChildTid());
        parentTid = TmfField.of(layout().fieldParentTid());
        tid = TmfField.of(layout().fieldTid());
        pid = TmfField.of(layout().fieldPid());
        on(layout().eventSchedProcessFork(), this::onFork);
        on(layout().eventSchedProcessExit(), this::onEnd);
        on(
                layout().eventSchedProcessExec(),
                (event, time, cpu) ->
                        files.execute(threads().processOf(threads().threadOf(event, cpu))));
        on(layout().eventStatedumpFileDescriptor(), this::onStateDump);
    }

    private void onFork(ITmfEvent event, long time, int cpu) {
        int child = (int) childTid.asLong(event, ThreadBook.UNKNOWN);
        int parent = (int) parentTid.asLong(event, ThreadBook.UNKNOWN);
        if (child > 0 && parent > 0 && threads().processOf(child) == child) {
            files.fork(threads().processOf(parent), child);
        }
    }

    private void onEnd(ITmfEvent event, long time, int cpu) {
        int thread = (int) tid.asLong(event, ThreadBook.UNKNOWN);
        if (threads().processOf(thread) == thread) {
            files.end(thread);
        }
    }

    private void onStateDump(ITmfEvent event, long time, int cpu) {
        int process = (int) pid.asLong(event, ThreadBook.UNKNOWN);
        String name = filename.asString(event);
        if (process > 0 && name != null) {
            files.open(process, fd.asLong(event, -1), name, false);
        }
    }

    @Override
    @Nullable
    Entry entryOf(String call) {
        String operation =
                READS.contains(call)
                        ? "Read"
                        : WRITES.contains(call) ? "Write" : SYNCS.contains(call) ? "Sync" : null;
        if (operation != null) {
            TmfField number = call.startsWith("sendfile") ? outFd : fd;
            int place = call.equals("sync") ? NOWHERE : 0;
            return (event, thread, time) ->
                    new Operation(
                            thread, time, operation, call, argument(event, number, place, -1));
        }
        if (OPENS.contains(call)) {
            return (event, thread, time) -> {
                String name = nameOf(event);
                boolean closed = isClosedByExec(event, flags, call);
                return new Change(
                        thread,
                        time,
                        (process, exit, result) -> files.open(process, result, name, closed));
            };
        }
        return switch (call) {
            case "close" ->
                    (event, thread, time) -> {
                        long number = argument(event, fd, 0, -1);
                        return new Change(
                                thread,
                                time,
                                (process, exit, result) -> files.close(process, number));
                    };
            case "socket", "accept", "accept4", "socketpair" -> named("socket", type, call);
            case "pipe", "pipe2" -> named("pipe", flags, call);
            case "eventfd", "eventfd2" -> named("eventfd", flags, call);
            case "epoll_create", "epoll_create1" -> named("epoll", flags, call);
            case "timerfd_create" -> named("timerfd", flags, call);
            case "signalfd", "signalfd4" -> named("signalfd", flags, call);
            case "memfd_create" -> named("memfd", flags, call);
            case "dup", "dup2", "dup3" ->
                    (event, thread, time) -> duplicate(event, thread, time, call);
            case "fcntl" -> this::control;
            default -> null;
        };
    }

    /** Returns the name of the file that a call opens; null where only its address is known. */
    private @Nullable String nameOf(ITmfEvent event) {
        String name = nameRead.asString(event);
        return name == null && !(filename.get(event) instanceof Number)
                ? filename.asString(event)
                : name;
    }

    /** The options of a call are a number, or names with bars between them. */
    private boolean isClosedByExec(ITmfEvent event, TmfField options, String call) {
        return options.get(event) instanceof String names
                ? List.of(names.split("\\|")).contains(CLOSE_ON_EXEC_NAME)
                : (argument(event, options, PLACES_OF_OPTIONS.getOrDefault(call, NOWHERE), 0)
                                & CLOSE_ON_EXEC)
                        != 0;
    }

    /** A call that opens something without a name; one with two numbers has them in an array. */
    private Entry named(String name, TmfField options, String call) {
        return (event, thread, time) -> {
            boolean closed = isClosedByExec(event, options, call);
            return new Change(
                    thread,
                    time,
                    (process, exit, result) -> {
                        if (duplicated.get(exit) instanceof long[] both) {
                            for (long number : both) {
                                files.open(process, number, name, closed);
                            }
                        } else if (result > 0) {
                            files.open(process, result, name, closed);
                        }
                    });
        };
    }

    private Call duplicate(ITmfEvent event, int thread, long time, String call) {
        TmfField number = duplicated.isIn(event) ? duplicated : oldFd;
        long from = argument(event, number, 0, -1);
        boolean closed = isClosedByExec(event, flags, call);
        return new Change(
                thread,
                time,
                (process, exit, result) -> files.duplicate(process, from, result, closed));
    }

    private @Nullable Call control(ITmfEvent event, int thread, long time) {
        long command = argument(event, this.command, 1, -1);
        if (command != DUPLICATE && command != DUPLICATE_CLOSED_BY_EXEC) {
            return null;
        }
        long from = argument(event, fd, 0, -1);
        return new Change(
                thread,
                time,
                (process, exit, result) ->
                        files.duplicate(
                                process, from, result, command == DUPLICATE_CLOSED_BY_EXEC));
    }

    private String nameOf(int process, long fd) {
        String name = files.name(process, fd);
        return name == null ? "fd " + fd + " of " + threads().label(process) : name;
    }

    @Override
    void onExit(Call call, ITmfEvent event, long end, long result) {
        int process = threads().processOf(call.thread);
        boolean failed = LinuxValues.isError(result);
        if (call instanceof Change change) {
            if (!failed) {
                change.effect.apply(process, event, result);
            }
        } else if (call instanceof Operation operation) {
            boolean counts =
                    !operation.operation.equals("Sync") && !COUNTLESS.contains(operation.call);
            store.add(
                    call.start,
                    end,
                    operation.operation,
                    operation.call,
                    operation.fd < 0 ? null : operation.fd,
                    operation.fd < 0 ? null : nameOf(process, operation.fd),
                    counts && !failed ? result : null,
                    failed ? -result : null,
                    threads().label(call.thread),
                    call.thread,
                    threads().label(process));
        }
    }

    @Override
    void forget() {
        super.forget();
        files.forget();
    }
}
