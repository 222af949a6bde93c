package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.tmf.core.event.TmfField;

/** The fields of a switch between threads. */
record SwitchFields(
        TmfField prevTid,
        TmfField prevState,
        TmfField prevComm,
        TmfField prevPrio,
        TmfField nextTid,
        TmfField nextComm,
        TmfField nextPrio) {

    static SwitchFields of(IKernelAnalysisEventLayout layout) {
        return new SwitchFields(
                TmfField.of(layout.fieldPrevTid()),
                TmfField.of(layout.fieldPrevState()),
                TmfField.of(layout.fieldPrevComm()),
                TmfField.of(layout.fieldPrevPrio()),
                TmfField.of(layout.fieldNextTid()),
                TmfField.of(layout.fieldNextComm()),
                TmfField.of(layout.fieldNextPrio()));
    }
}
