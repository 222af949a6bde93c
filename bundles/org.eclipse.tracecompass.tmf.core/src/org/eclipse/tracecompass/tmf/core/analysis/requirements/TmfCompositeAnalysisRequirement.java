package org.eclipse.tracecompass.tmf.core.analysis.requirements;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Several requirements, of which as many must be met as the level says. */
public class TmfCompositeAnalysisRequirement extends TmfAbstractAnalysisRequirement {

    private final List<TmfAbstractAnalysisRequirement> requirements;

    /**
     * Creates the requirement.
     *
     * @param subRequirements the requirements
     * @param level how many of them must be met
     */
    public TmfCompositeAnalysisRequirement(
            Collection<TmfAbstractAnalysisRequirement> subRequirements, PriorityLevel level) {
        super(
                subRequirements.stream()
                        .flatMap(requirement -> requirement.getValues().stream())
                        .collect(Collectors.toList()),
                level);
        requirements = List.copyOf(subRequirements);
    }

    @Override
    public boolean test(ITmfTrace trace) {
        long met = requirements.stream().filter(requirement -> requirement.test(trace)).count();
        return switch (getPriorityLevel()) {
            case OPTIONAL -> true;
            case ALL_OR_NOTHING -> met == 0 || met == requirements.size();
            case AT_LEAST_ONE -> met > 0 || requirements.isEmpty();
            case MANDATORY -> met == requirements.size();
        };
    }

    @Override
    public String whyNot(ITmfTrace trace) {
        if (test(trace)) {
            return "";
        }
        String all =
                requirements.stream()
                        .map(requirement -> requirement.whyNot(trace))
                        .filter(why -> !why.isEmpty())
                        .collect(Collectors.joining(" "));
        return switch (getPriorityLevel()) {
            case AT_LEAST_ONE -> "One of the following must be mended. " + all;
            case ALL_OR_NOTHING -> "The trace has a part of what is needed. " + all;
            case MANDATORY, OPTIONAL -> all;
        };
    }
}
