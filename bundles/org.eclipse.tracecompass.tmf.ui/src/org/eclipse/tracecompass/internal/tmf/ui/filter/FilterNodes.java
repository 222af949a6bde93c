package org.eclipse.tracecompass.internal.tmf.ui.filter;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfBaseAspects;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterWithValue;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterAndNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterAspectNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterCompareNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterContainsNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterEqualsNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterMatchesNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterOrNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterTraceTypeNode;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.project.model.TraceTypeHelper;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/** Makes nodes of filters, and knows the aspects that conditions can look at. */
final class FilterNodes {

    private FilterNodes() {}

    /**
     * Makes a node and adds it to a parent.
     *
     * @param kind the name of its kind
     * @param parent the parent
     * @return the node; null for an unknown kind
     */
    static @Nullable ITmfFilterTreeNode create(String kind, ITmfFilterTreeNode parent) {
        return switch (kind) {
            case TmfFilterNode.NODE_NAME -> new TmfFilterNode(parent, "");
            case TmfFilterTraceTypeNode.NODE_NAME -> new TmfFilterTraceTypeNode(parent);
            case TmfFilterAndNode.NODE_NAME -> new TmfFilterAndNode(parent);
            case TmfFilterOrNode.NODE_NAME -> new TmfFilterOrNode(parent);
            case TmfFilterContainsNode.NODE_NAME -> of(new TmfFilterContainsNode(parent));
            case TmfFilterEqualsNode.NODE_NAME -> of(new TmfFilterEqualsNode(parent));
            case TmfFilterMatchesNode.NODE_NAME -> of(new TmfFilterMatchesNode(parent));
            case TmfFilterCompareNode.NODE_NAME -> of(new TmfFilterCompareNode(parent));
            default -> null;
        };
    }

    private static TmfFilterAspectNode of(TmfFilterAspectNode condition) {
        condition.setTraceTypeId(TmfFilterAspectNode.BASE_ASPECT_ID);
        condition.setEventAspect(TmfBaseAspects.getEventTypeAspect());
        if (condition instanceof ITmfFilterWithValue valued) {
            valued.setValue("");
        } else if (condition instanceof TmfFilterMatchesNode matches) {
            matches.setRegex("");
        }
        return condition;
    }

    /** The trace types whose aspects can be chosen: id to name, first what all types have. */
    static Map<String, String> traceTypes() {
        Map<String, String> names = new LinkedHashMap<>();
        names.put(TmfFilterAspectNode.BASE_ASPECT_ID, Messages.Filters_AllTypes);
        for (TraceTypeHelper type : TmfTraceType.getTraceTypeHelpers()) {
            if (!type.isExperimentType()) {
                names.put(type.getTraceTypeId(), type.getName());
            }
        }
        return names;
    }

    /**
     * The aspects of a trace type, and those that only its open traces know; those of all types for
     * an unknown one.
     */
    static List<ITmfEventAspect<?>> aspects(@Nullable String typeId) {
        TraceTypeHelper type = typeId == null ? null : TmfTraceType.getTraceType(typeId);
        if (type == null) {
            return TmfBaseAspects.getBaseAspects();
        }
        Map<String, ITmfEventAspect<?>> aspects = new LinkedHashMap<>();
        type.getTrace().getEventAspects().forEach(each -> aspects.put(each.getName(), each));
        for (ITmfTrace opened : TmfTraceManager.getInstance().getOpenedTraces()) {
            for (ITmfTrace trace : TmfTraceManager.getTraceSet(opened)) {
                if (type.getTraceTypeId().equals(trace.getTraceTypeId())) {
                    trace.getEventAspects()
                            .forEach(each -> aspects.putIfAbsent(each.getName(), each));
                }
            }
        }
        return new ArrayList<>(aspects.values());
    }
}
