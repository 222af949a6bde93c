package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.List;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.latency.SyscallEventsRequirement;
import org.eclipse.tracecompass.segmentstore.core.ISegment;

/** Reads and writes, by file descriptor, file and process. */
public final class FileOperationAnalysis extends RecordAnalysis {

    private static final int VERSION = 2;

    static final RecordColumn OPERATION = RecordColumn.text("Operation", "Read, Write or Sync");
    static final RecordColumn CALL = RecordColumn.text("Call", "The system call");
    static final RecordColumn FD =
            RecordColumn.id("FD", "The file descriptor")
                    .emptyIf(Missing.because("The call concerns all files."));
    static final RecordColumn FILE =
            RecordColumn.text(
                            "File",
                            "The file, socket or pipe; its number if its name was not recorded, as"
                                    + " before the trace began")
                    .emptyIf(Missing.because("The call concerns all files."));
    static final RecordColumn BYTES =
            RecordColumn.amount("Bytes", "How many bytes were read or written")
                    .emptyIf(
                            Missing.because(
                                    "The call failed, or synchronizes and moves no bytes itself."));
    static final RecordColumn ERROR =
            RecordColumn.id("Error", "The number of the error, if the call failed")
                    .emptyIf(Missing.because("The call succeeded."));

    /** Creates the analysis; called for the extension point. */
    public FileOperationAnalysis() {
        super(
                VERSION,
                List.of(
                        OPERATION,
                        CALL,
                        FD,
                        FILE,
                        BYTES,
                        ERROR,
                        ThreadColumns.THREAD,
                        ThreadColumns.TID,
                        ThreadColumns.PROCESS),
                FILE,
                FileOperationReader::new,
                "Finds every system call that reads, writes or synchronizes a file, with its"
                        + " bytes. Names of files are known from when they were opened.",
                new SyscallEventsRequirement());
    }

    @Override
    public boolean hasFailures() {
        return true;
    }

    @Override
    public boolean isFailure(ISegment segment) {
        return ERROR.resolve(segment) != null;
    }
}
