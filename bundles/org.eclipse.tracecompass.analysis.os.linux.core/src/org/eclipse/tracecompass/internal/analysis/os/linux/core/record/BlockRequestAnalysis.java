package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.List;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.LayoutRequirement;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement.PriorityLevel;

/** The requests to disks: how long they were queued and in the device, and for whom. */
public final class BlockRequestAnalysis extends RecordAnalysis {

    private static final int VERSION = 2;

    private static final Missing NO_THREAD =
            Missing.without(
                    "The request was made by an interrupt, or on a CPU that has not switched between"
                            + " threads yet since "
                            + Missing.SINCE
                            + '.',
                    IKernelAnalysisEventLayout::eventSchedSwitch);

    static final RecordColumn DISK = RecordColumn.text("Disk", "The disk, by name or number");
    static final RecordColumn OPERATION =
            RecordColumn.text("Operation", "Read, Write, Discard or Flush");
    static final RecordColumn SECTOR = RecordColumn.id("Sector", "The first sector");
    static final RecordColumn BYTES = RecordColumn.amount("Bytes", "The size of the request");
    static final RecordColumn QUEUE =
            RecordColumn.duration("Queue", "The time in the queue of the scheduler of the disk")
                    .emptyIf(
                            Missing.without(
                                    "The request went to the device without a queue, or was queued"
                                            + " before "
                                            + Missing.SINCE
                                            + '.',
                                    IKernelAnalysisEventLayout::eventBlockRqInsert));
    static final RecordColumn DEVICE =
            RecordColumn.duration("Device", "The time from the driver to the answer of the device");
    static final RecordColumn MERGED =
            RecordColumn.amount("Merged", "How many other requests were made part of this one");
    static final RecordColumn ERROR =
            RecordColumn.id("Error", "What the device answered; 0 for success");

    /** Creates the analysis; called for the extension point. */
    public BlockRequestAnalysis() {
        super(
                VERSION,
                List.of(
                        DISK,
                        OPERATION,
                        SECTOR,
                        BYTES,
                        QUEUE,
                        DEVICE,
                        MERGED,
                        ERROR,
                        ThreadColumns.THREAD.emptyIf(NO_THREAD),
                        ThreadColumns.TID.emptyIf(NO_THREAD),
                        ThreadColumns.PROCESS.emptyIf(NO_THREAD)),
                DISK,
                BlockRequestReader::new,
                "Finds every request to a disk, from when it was queued, or else issued, to its"
                        + " completion.",
                new LayoutRequirement(
                        PriorityLevel.MANDATORY,
                        "",
                        IKernelAnalysisEventLayout::eventBlockRqIssue,
                        IKernelAnalysisEventLayout::eventBlockRqComplete));
    }

    @Override
    public boolean hasFailures() {
        return true;
    }

    @Override
    public boolean isFailure(ISegment segment) {
        return ERROR.resolve(segment) instanceof Long error && error.longValue() != 0;
    }
}
