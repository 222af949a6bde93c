package org.eclipse.tracecompass.tmf.core.analysis.requirements;

/** Something that needs certain things of a trace. */
public interface IAnalysisRequirementProvider {

    /** Returns the requirements, empty for none. */
    Iterable<TmfAbstractAnalysisRequirement> getAnalysisRequirements();
}
