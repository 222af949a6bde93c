package org.eclipse.tracecompass.tmf.core.filter.model;

import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterExpression;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfEventFieldAspect;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.project.model.TraceTypeHelper;

/**
 * Base of the nodes that look at the value of an aspect. Where the aspect has no value they accept
 * nothing.
 */
public abstract class TmfFilterAspectNode extends NegatableNode {

    /** Attribute: name of the aspect. */
    public static final String EVENT_ASPECT_ATTR = "eventaspect";

    /** Attribute: id of the trace type that has the aspect. */
    public static final String TRACE_TYPE_ID_ATTR = "tracetypeid";

    /** Attribute: the field, for an aspect that gives fields. */
    public static final String FIELD_ATTR = "field";

    /** As trace type: an aspect that every trace has. */
    public static final String BASE_ASPECT_ID = "BASE.ASPECT.ID";

    /** The aspect, null when it was not set. */
    protected @Nullable ITmfEventAspect<?> fEventAspect;

    private @Nullable String traceTypeId;

    /**
     * A node.
     *
     * @param parent where it is added at the end, or null
     */
    @NonNullByDefault({})
    public TmfFilterAspectNode(ITmfFilterTreeNode parent) {
        super(parent);
    }

    /** {@return the aspect, null when it was not set} */
    @NonNullByDefault({})
    public ITmfEventAspect<?> getEventAspect() {
        return fEventAspect;
    }

    /**
     * Sets the aspect.
     *
     * @param aspect the aspect
     */
    @NonNullByDefault({})
    public void setEventAspect(ITmfEventAspect<?> aspect) {
        fEventAspect = aspect;
    }

    /** {@return id of the trace type that has the aspect, null when it does not matter} */
    @NonNullByDefault({})
    public String getTraceTypeId() {
        return traceTypeId;
    }

    /**
     * Sets the trace type that has the aspect.
     *
     * @param traceTypeId its id, null when it does not matter
     */
    @NonNullByDefault({})
    public void setTraceTypeId(String traceTypeId) {
        this.traceTypeId = traceTypeId;
    }

    /**
     * The aspect's name.
     *
     * @param explicit whether to name its trace type, too
     * @return the name
     */
    @NonNullByDefault({})
    public String getAspectLabel(boolean explicit) {
        ITmfEventAspect<?> aspect = fEventAspect;
        if (aspect == null) {
            return "";
        }
        String name = aspect.getName();
        if (aspect instanceof TmfEventFieldAspect fieldAspect
                && fieldAspect.getFieldPath() != null) {
            name = name + '/' + fieldAspect.getFieldPath();
        }
        String typeId = traceTypeId;
        if (explicit && typeId != null && !typeId.equals(BASE_ASPECT_ID)) {
            TraceTypeHelper type = TmfTraceType.getTraceType(typeId);
            name = name + " [" + (type == null ? typeId : type.getLabel()) + ']';
        }
        return FilterExpression.word(name);
    }

    /** The aspect's value for an event, null when it has none. */
    @Nullable
    Object valueOf(ITmfEvent event) {
        ITmfEventAspect<?> aspect = fEventAspect;
        return aspect == null ? null : aspect.resolve(event);
    }

    /** None: the value is all that counts. */
    @NonNullByDefault({})
    @Override
    public List<String> getValidChildren() {
        return List.of();
    }
}
