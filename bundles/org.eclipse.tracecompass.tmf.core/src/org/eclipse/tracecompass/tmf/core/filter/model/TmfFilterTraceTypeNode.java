package org.eclipse.tracecompass.tmf.core.filter.model;

import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.project.model.TraceTypeHelper;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** The event is of a trace of a type, and all children accept it. */
public class TmfFilterTraceTypeNode extends NegatableNode {

    /** Name of this kind of node. */
    public static final String NODE_NAME = "TRACETYPE";

    /** Attribute: id of the trace type. */
    public static final String TYPE_ATTR = "type";

    /** Attribute: name of the trace type. */
    public static final String NAME_ATTR = "name";

    private @Nullable String fTraceTypeId;
    private @Nullable Class<? extends ITmfTrace> fTraceClass;
    private @Nullable String fName;

    /**
     * A node.
     *
     * @param parent where it is added at the end, or null
     */
    public TmfFilterTraceTypeNode(@Nullable ITmfFilterTreeNode parent) {
        super(parent);
    }

    @Override
    public String getNodeName() {
        return NODE_NAME;
    }

    /** {@return id of the trace type, null when it was not set} */
    public @Nullable String getTraceTypeId() {
        return fTraceTypeId;
    }

    /**
     * Sets the trace type.
     *
     * @param traceTypeId its id
     */
    public void setTraceTypeId(String traceTypeId) {
        fTraceTypeId = traceTypeId;
        TraceTypeHelper helper = TmfTraceType.getTraceType(traceTypeId);
        if (helper != null) {
            fTraceClass = helper.getTraceClass();
            fName = helper.getName();
        }
    }

    /** {@return the class of the traces, null when it was not set} */
    public @Nullable Class<? extends ITmfTrace> getTraceClass() {
        return fTraceClass;
    }

    /**
     * Sets the class of the traces.
     *
     * @param traceClass the class
     */
    public void setTraceClass(Class<? extends ITmfTrace> traceClass) {
        fTraceClass = traceClass;
    }

    /** {@return name of the trace type, null when it was not set} */
    public @Nullable String getName() {
        return fName;
    }

    /**
     * Sets the name of the trace type.
     *
     * @param name the name
     */
    public void setName(String name) {
        fName = name;
    }

    @Override
    public boolean matches(ITmfEvent event) {
        return accepts(event) ^ isNot();
    }

    private boolean accepts(ITmfEvent event) {
        ITmfTrace trace = event.getTrace();
        Class<? extends ITmfTrace> traceClass = fTraceClass;
        boolean isOfType =
                trace != null
                        && (Objects.equals(fTraceTypeId, trace.getTraceTypeId())
                                || traceClass != null && traceClass.isInstance(trace));
        return isOfType && allChildrenMatch(event);
    }

    @Override
    public List<String> getValidChildren() {
        return hasChildren() ? List.of() : super.getValidChildren();
    }

    @Override
    public String toString(boolean explicit) {
        String type = "tracetype == " + FilterText.quote(String.valueOf(fTraceTypeId));
        return negate(hasChildren() ? '(' + type + " && " + join("&&", explicit) + ')' : type);
    }

    @Override
    public int hashCode() {
        return Objects.hash(super.hashCode(), fTraceTypeId);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return super.equals(obj)
                && obj instanceof TmfFilterTraceTypeNode other
                && Objects.equals(fTraceTypeId, other.fTraceTypeId);
    }
}
