package org.eclipse.tracecompass.analysis.profiling.core.callgraph;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A function as called by the same callers: a node of a {@link CallGraph}. The roots of the graph
 * stand for groups of threads; they have the time of all functions below them.
 */
public final class CallNode {

    private final String name;
    private final String symbol;
    private final @Nullable Object function;
    private final @Nullable CallNode parent;
    private final Map<String, CallNode> children = new LinkedHashMap<>();
    private final CallFigures figures = new CallFigures();

    CallNode(String name, String symbol, @Nullable Object function, @Nullable CallNode parent) {
        this.name = name;
        this.symbol = symbol;
        this.function = function;
        this.parent = parent;
    }

    CallNode child(String name, String symbol, Object function) {
        CallNode child = children.get(name);
        if (child == null) {
            child = new CallNode(name, symbol, function, this);
            children.put(name, child);
        }
        return child;
    }

    /** Returns the name of the function or of the group. */
    public String name() {
        return name;
    }

    /**
     * Returns the name of the function's symbol, which is the name but for C++; where several
     * symbols have one name in the source, the one called first.
     */
    public String symbol() {
        return symbol;
    }

    /**
     * Returns the function as it is in the trace, an address (Long) or a name; null for a group.
     */
    public @Nullable Object function() {
        return function;
    }

    /** Returns the caller; the group for an outermost function, null for a group. */
    public @Nullable CallNode parent() {
        return parent;
    }

    /** Returns what it called, in the order of the first calls; unmodifiable. */
    public Collection<CallNode> children() {
        return Collections.unmodifiableCollection(children.values());
    }

    /** Returns its figures as called by its callers. Those of a group are empty. */
    public CallFigures figures() {
        return figures;
    }

    /** Returns its time in the range, ns; that of a group is the sum of its functions'. */
    public long time() {
        if (function != null) {
            return figures.timeInRange();
        }
        long sum = 0;
        for (CallNode child : children.values()) {
            sum += child.time();
        }
        return sum;
    }

    /** Returns how many functions are on the longest way down from here; 0 if it called nothing. */
    public int height() {
        int height = 0;
        for (CallNode child : children.values()) {
            height = Math.max(height, 1 + child.height());
        }
        return height;
    }

    @Override
    public String toString() {
        return name + ' ' + time() + " ns"; // $NON-NLS-1$
    }
}
