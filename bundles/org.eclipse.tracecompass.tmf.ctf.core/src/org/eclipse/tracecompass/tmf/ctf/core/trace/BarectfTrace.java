package org.eclipse.tracecompass.tmf.ctf.core.trace;

import org.eclipse.core.runtime.IStatus;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;

/** A trace of a program without an operating system, by a tracer that barectf made for it. */
public class BarectfTrace extends CtfTmfTrace {

    /** Id of the trace type. */
    public static final String TRACE_TYPE_ID = "org.eclipse.tracecompass.barectf.tracetype";

    /** Confidence of a CTF trace whose environment says that a tracer of barectf wrote it. */
    public static final int BARECTF_CONFIDENCE = 50;

    @Override
    protected IStatus validate(TraceClass type) {
        return "barectf".equals(type.environment("tracer_name"))
                ? acceptance(BARECTF_CONFIDENCE, type)
                : refusal("the environment does not say that the trace is of barectf");
    }
}
