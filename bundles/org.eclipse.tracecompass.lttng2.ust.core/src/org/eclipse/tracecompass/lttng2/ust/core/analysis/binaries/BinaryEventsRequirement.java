package org.eclipse.tracecompass.lttng2.ust.core.analysis.binaries;

import java.util.List;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAnalysisEventRequirement;

/** At least one kind of event that tells what is loaded. */
public final class BinaryEventsRequirement extends TmfAnalysisEventRequirement {

    /** Creates the requirement. */
    public BinaryEventsRequirement() {
        super(
                List.of(
                        "lttng_ust_statedump:bin_info",
                        "lttng_ust_statedump:soinfo",
                        "lttng_ust_lib:load",
                        "lttng_ust_dl:dlopen"),
                PriorityLevel.AT_LEAST_ONE);
        addInformation(
                "Record lttng_ust_statedump:* and lttng_ust_lib:* (with liblttng-ust-dl.so"
                        + " preloaded) and the context vpid.");
    }
}
