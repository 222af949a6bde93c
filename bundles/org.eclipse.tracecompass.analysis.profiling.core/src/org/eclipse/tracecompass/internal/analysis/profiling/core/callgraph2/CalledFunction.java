package org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.ICalledFunction;
import org.eclipse.tracecompass.analysis.profiling.core.model.IHostModel;

/** A call as given to the constructor. Used by one thread while calls in it are added. */
public final class CalledFunction implements ICalledFunction {

    private static final long serialVersionUID = 1L;

    private final Object symbol;
    private final long start;
    private final long end;
    private final int pid;
    private final int tid;
    private final @Nullable ICalledFunction parent;
    private final transient @Nullable IHostModel model;
    private long selfTime;

    /**
     * Creates a call.
     *
     * @param symbol the function, an address (Long) or a name
     * @param start when it began, ns
     * @param end the first instant after it, ns
     * @param pid the process, -1 if it is not known
     * @param tid the thread, -1 if it is not known
     * @param parent the call in which it happened, null if it is not known
     * @param model the model of the host, which knows its time on a CPU; null for none
     * @throws IllegalArgumentException if it ends before it starts
     */
    public CalledFunction(
            Object symbol,
            long start,
            long end,
            int pid,
            int tid,
            @Nullable ICalledFunction parent,
            @Nullable IHostModel model) {
        if (start > end) {
            throw new IllegalArgumentException(
                    "A call cannot end at " + end + ", before it starts at " + start);
        }
        this.symbol = symbol;
        this.start = start;
        this.end = end;
        this.pid = pid;
        this.tid = tid;
        this.parent = parent;
        this.model = model;
        selfTime = end - start;
    }

    /** Takes the duration of a call in this one off the self time. */
    public void addChild(ICalledFunction child) {
        selfTime -= child.getLength();
    }

    @Override
    public long getStart() {
        return start;
    }

    @Override
    public long getEnd() {
        return end;
    }

    /** {@inheritDoc} An address in hexadecimal. */
    @Override
    public String getName() {
        return symbol instanceof Long address
                ? AddressSymbol.hex(address.longValue())
                : symbol.toString();
    }

    @Override
    public Object getSymbol() {
        return symbol;
    }

    @Override
    public @Nullable ICalledFunction getParent() {
        return parent;
    }

    @Override
    public long getSelfTime() {
        return selfTime;
    }

    /** {@inheritDoc} Asks the model of the host each time. */
    @Override
    public long getCpuTime() {
        IHostModel host = model;
        return host == null ? IHostModel.TIME_UNKNOWN : host.getCpuTime(tid, start, end);
    }

    @Override
    public int getProcessId() {
        return pid;
    }

    @Override
    public int getThreadId() {
        return tid;
    }

    @Override
    public int hashCode() {
        return Objects.hash(symbol, start, end);
    }

    /** {@inheritDoc} The same function at the same time in the same thread. */
    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof CalledFunction other
                && start == other.start
                && end == other.end
                && pid == other.pid
                && tid == other.tid
                && symbol.equals(other.symbol);
    }

    @Override
    public String toString() {
        return "[" + start + ", " + end + "] " + getName();
    }
}
