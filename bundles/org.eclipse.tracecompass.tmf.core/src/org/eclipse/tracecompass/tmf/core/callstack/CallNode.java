package org.eclipse.tracecompass.tmf.core.callstack;

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

    private final String fName;
    private final String fSymbol;
    private final @Nullable Object fFunction;
    private final @Nullable CallNode fParent;
    private final Map<String, CallNode> fChildren = new LinkedHashMap<>();
    private final CallFigures fFigures = new CallFigures();

    CallNode(String name, String symbol, @Nullable Object function, @Nullable CallNode parent) {
        fName = name;
        fSymbol = symbol;
        fFunction = function;
        fParent = parent;
    }

    CallNode child(String name, String symbol, Object function) {
        CallNode child = fChildren.get(name);
        if (child == null) {
            child = new CallNode(name, symbol, function, this);
            fChildren.put(name, child);
        }
        return child;
    }

    /** Returns the name of the function or of the group. */
    public String name() {
        return fName;
    }

    /**
     * Returns the name of the function's symbol, which is the name but for C++; where several
     * symbols have one name in the source, the one called first.
     */
    public String symbol() {
        return fSymbol;
    }

    /**
     * Returns the function as it is in the trace, an address (Long) or a name; null for a group.
     */
    public @Nullable Object function() {
        return fFunction;
    }

    /** Returns the caller; the group for an outermost function, null for a group. */
    public @Nullable CallNode parent() {
        return fParent;
    }

    /** Returns what it called, in the order of the first calls; unmodifiable. */
    public Collection<CallNode> children() {
        return Collections.unmodifiableCollection(fChildren.values());
    }

    /** Returns its figures as called by its callers. Those of a group are empty. */
    public CallFigures figures() {
        return fFigures;
    }

    /** Returns its time in the range, ns; that of a group is the sum of its functions'. */
    public long time() {
        if (fFunction != null) {
            return fFigures.timeInRange();
        }
        long sum = 0;
        for (CallNode child : fChildren.values()) {
            sum += child.time();
        }
        return sum;
    }

    /** Returns how many functions are on the longest way down from here; 0 if it called nothing. */
    public int height() {
        int height = 0;
        for (CallNode child : fChildren.values()) {
            height = Math.max(height, 1 + child.height());
        }
        return height;
    }

    @Override
    public String toString() {
        return fName + ' ' + time() + " ns"; // $NON-NLS-1$
    }
}
