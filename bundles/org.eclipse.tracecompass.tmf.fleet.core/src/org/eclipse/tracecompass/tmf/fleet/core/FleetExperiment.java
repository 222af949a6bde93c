package org.eclipse.tracecompass.tmf.fleet.core;

import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/** Traces of a fleet as an experiment, all open, on the common clock if the fleet has one. */
public final class FleetExperiment extends TmfExperiment {

    FleetExperiment() {
        // made by FleetOpener
    }
}
