package org.eclipse.tracecompass.analysis.os.linux.core.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement.PriorityLevel;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAnalysisEventRequirement;

/**
 * Events that an analysis needs of a kernel trace, whatever their names are in the layout of the
 * trace. Immutable.
 *
 * @since 0.2.0
 */
public class KernelEventLayoutRequirement {

    /** Finds the name of an event in a layout, for instance by a method reference. */
    @FunctionalInterface
    public interface ILayoutToEventName {

        /**
         * Returns the name of the event.
         *
         * @param layout the layout of a trace
         * @return the name, null when traces of this layout have no such event
         */
        @Nullable
        String getEventName(IKernelAnalysisEventLayout layout);
    }

    private final List<ILayoutToEventName> names;
    private final PriorityLevel level;

    /**
     * Creates a requirement.
     *
     * @param layoutReqs the events
     * @param level how many of them are needed
     */
    public KernelEventLayoutRequirement(Set<ILayoutToEventName> layoutReqs, PriorityLevel level) {
        names = List.copyOf(layoutReqs);
        this.level = level;
    }

    /**
     * Returns the requirement in the words of a layout. Events that the layout lacks are not part
     * of it.
     *
     * @param layout the layout of a trace
     * @return the requirement
     */
    public TmfAbstractAnalysisRequirement instanciateRequirements(
            IKernelAnalysisEventLayout layout) {
        List<String> events = new ArrayList<>();
        for (ILayoutToEventName requirement : names) {
            String name = requirement.getEventName(layout);
            if (name != null && !name.isEmpty()) {
                events.add(name);
            }
        }
        return new TmfAnalysisEventRequirement(events, level);
    }
}
