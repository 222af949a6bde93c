package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.StateValues;
import org.eclipse.tracecompass.statesystem.core.DeferredValue;

/**
 * Whether a thread is in a system call that it entered, if so, before a part of the trace: known
 * when the part is joined. The status of the thread while it runs, and of its CPU, follow from it;
 * until then they have numbers that no status has.
 */
final class CallSymbol {

    private static final int FIRST = 1 << 20;

    private final int code;
    private boolean isInCall;

    private final DeferredValue ofThread =
            new Status(
                    this,
                    StateValues.PROCESS_STATUS_RUN_SYSCALL,
                    StateValues.PROCESS_STATUS_RUN_USERMODE);
    private final DeferredValue ofCpu =
            new Status(
                    this, StateValues.CPU_STATUS_RUN_SYSCALL, StateValues.CPU_STATUS_RUN_USERMODE);

    CallSymbol(int number) {
        code = FIRST + 2 * number;
    }

    /** Tells the answer, when the part is joined. */
    void resolve(boolean isInCall) {
        this.isInCall = isInCall;
    }

    /** Returns whether a status stands for an unknown one. */
    static boolean isCode(int status) {
        return status >= FIRST;
    }

    /** The number of the symbol that a status belongs to. */
    static int number(int status) {
        return status - FIRST >> 1;
    }

    /** What stands for the status of the thread. */
    int threadCode() {
        return code;
    }

    /** What stands for the status of its CPU. */
    int cpuCode() {
        return code + 1;
    }

    DeferredValue value(int status) {
        return status == code ? ofThread : ofCpu;
    }

    private static final class Status extends DeferredValue {

        private final CallSymbol symbol;
        private final int inCall;
        private final int inProgram;

        Status(CallSymbol symbol, int inCall, int inProgram) {
            this.symbol = symbol;
            this.inCall = inCall;
            this.inProgram = inProgram;
        }

        @Override
        public Class<?> type() {
            return Integer.class;
        }

        @Override
        public boolean isSurely(@Nullable Object other) {
            return other == this;
        }

        @Override
        public boolean maybe(@Nullable Object other) {
            return other instanceof Status
                    || other instanceof Integer status && (status == inCall || status == inProgram);
        }

        @Override
        public Object resolve() {
            return Integer.valueOf(symbol.isInCall ? inCall : inProgram);
        }
    }
}
