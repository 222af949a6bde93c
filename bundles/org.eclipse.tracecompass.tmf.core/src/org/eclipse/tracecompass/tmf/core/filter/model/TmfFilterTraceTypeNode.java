package org.eclipse.tracecompass.tmf.core.filter.model;

import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterExpression;
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

    private @Nullable String traceTypeId;
    private @Nullable Class<? extends ITmfTrace> traceClass;
    private @Nullable String name;

    /**
     * A node.
     *
     * @param parent where it is added at the end, or null
     */
    @NonNullByDefault({})
    public TmfFilterTraceTypeNode(ITmfFilterTreeNode parent) {
        super(parent);
    }

    @NonNullByDefault({})
    @Override
    public String getNodeName() {
        return NODE_NAME;
    }

    /** {@return id of the trace type, null when it was not set} */
    @NonNullByDefault({})
    public String getTraceTypeId() {
        return traceTypeId;
    }

    /**
     * Sets the trace type.
     *
     * @param traceTypeId its id
     */
    @NonNullByDefault({})
    public void setTraceTypeId(String traceTypeId) {
        this.traceTypeId = traceTypeId;
        TraceTypeHelper helper = TmfTraceType.getTraceType(traceTypeId);
        if (helper != null) {
            traceClass = helper.getTraceClass();
            name = helper.getName();
        }
    }

    /** {@return the class of the traces, null when it was not set} */
    @NonNullByDefault({})
    public Class<? extends ITmfTrace> getTraceClass() {
        return traceClass;
    }

    /**
     * Sets the class of the traces.
     *
     * @param traceClass the class
     */
    @NonNullByDefault({})
    public void setTraceClass(Class<? extends ITmfTrace> traceClass) {
        this.traceClass = traceClass;
    }

    /** {@return name of the trace type, null when it was not set} */
    @NonNullByDefault({})
    public String getName() {
        return name;
    }

    /**
     * Sets the name of the trace type.
     *
     * @param name the name
     */
    @NonNullByDefault({})
    public void setName(String name) {
        this.name = name;
    }

    @NonNullByDefault({})
    @Override
    public boolean matches(ITmfEvent event) {
        return accepts(event) ^ isNot();
    }

    private boolean accepts(ITmfEvent event) {
        ITmfTrace trace = event.getTrace();
        Class<? extends ITmfTrace> traceClass = this.traceClass;
        boolean isOfType =
                trace != null
                        && (Objects.equals(traceTypeId, trace.getTraceTypeId())
                                || traceClass != null && traceClass.isInstance(trace));
        return isOfType && allChildrenMatch(event);
    }

    @NonNullByDefault({})
    @Override
    public List<String> getValidChildren() {
        return hasChildren() ? List.of() : super.getValidChildren();
    }

    @NonNullByDefault({})
    @Override
    public String toString(boolean explicit) {
        String type = "tracetype == " + FilterExpression.word(String.valueOf(traceTypeId));
        return negate(hasChildren() ? '(' + type + " && " + join("&&", explicit) + ')' : type);
    }
}
