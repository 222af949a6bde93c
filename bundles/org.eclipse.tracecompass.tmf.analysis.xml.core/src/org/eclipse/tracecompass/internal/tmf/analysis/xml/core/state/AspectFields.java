package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.w3c.dom.Element;

/** The fields of an analysis that are aspects of a trace, as the thread of kernel events is. */
public final class AspectFields {

    private AspectFields() {}

    /**
     * Waits for the analyses that know the aspects whose names, letter for letter, an element has
     * as names of fields. What an aspect tells must not depend on how far such an analysis is.
     *
     * @param trace the trace, null for none
     * @param element a state provider or pattern
     * @param monitor cancels the waiting, null if nothing does
     * @return false if there is no trace, or the waiting was cancelled
     */
    public static boolean await(
            @Nullable ITmfTrace trace, Element element, @Nullable IProgressMonitor monitor) {
        if (trace == null) {
            return false;
        }
        Set<String> names = new HashSet<>();
        addNames(element, names);
        List<ITmfEventAspect<?>> aspects = new ArrayList<>();
        for (ITmfEventAspect<?> aspect : trace.getEventAspects()) {
            if (names.contains(aspect.getName())) {
                aspects.add(aspect);
            }
        }
        return TmfTraceUtils.awaitAspects(
                trace, aspects, monitor == null ? new NullProgressMonitor() : monitor);
    }

    private static void addNames(Element element, Set<String> names) {
        if (Elements.attribute(element, "type").equals("eventField")) {
            names.add(Elements.attribute(element, "value"));
        } else if (Elements.is(element, "field")) {
            names.add(Elements.attribute(element, "name"));
        } else if (Elements.is(element, "storedField")) {
            names.add(Elements.attribute(element, "id"));
        }
        for (Element child : Elements.children(element)) {
            addNames(child, names);
        }
    }
}
