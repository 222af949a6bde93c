package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelOddity;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.statesystem.Oddities;

/**
 * What a {@link KernelModel} knows besides its history, as bytes, so that the analysis can go on
 * from the middle of a trace. The history tells nearly all; of the threads only those are named
 * whose flags are other than it lets expect, so that a checkpoint stays small where there are many
 * threads.
 */
final class KernelCheckpoint {

    private final ITmfStateSystemBuilder fHistory;
    private final Oddities<KernelOddity> fOddities;
    private final ThreadTable fThreads;
    private final Map<Integer, String> fIrqNames;

    KernelCheckpoint(
            ITmfStateSystemBuilder history,
            Oddities<KernelOddity> oddities,
            ThreadTable threads,
            Map<Integer, String> irqNames) {
        fHistory = history;
        fOddities = oddities;
        fThreads = threads;
        fIrqNames = irqNames;
    }

    void save(DataOutput out, @Nullable KernelCpu[] cpus) throws IOException {
        fOddities.save(out);
        List<KernelThread> unexpected = new ArrayList<>();
        fThreads.forEach(thread -> addIfUnexpected(unexpected, thread));
        saveFlags(out, unexpected);
        for (KernelCpu cpu : cpus) {
            if (cpu != null) {
                out.writeInt(cpu.number);
                cpu.save(out);
                List<KernelThread> idle = new ArrayList<>();
                addIfUnexpected(idle, cpu.knownIdleThread());
                saveFlags(out, idle);
            }
        }
        out.writeInt(-1);
    }

    private static void addIfUnexpected(List<KernelThread> list, @Nullable KernelThread thread) {
        if (thread != null
                && (thread.flags() != thread.expectedFlags()
                        || thread.waker != KernelThread.NO_WAKER)) {
            list.add(thread);
        }
    }

    private static void saveFlags(DataOutput out, List<KernelThread> threads) throws IOException {
        out.writeInt(threads.size());
        for (KernelThread thread : threads) {
            out.writeInt(thread.tid);
            out.writeByte(thread.flags());
            out.writeInt(thread.waker);
        }
    }

    /** Takes over what was saved. The model is new, and its history that of the checkpoint. */
    void restore(DataInput in, KernelModel model) throws IOException {
        fOddities.restore(in);
        restoreThreads();
        restoreIrqNames();
        for (int count = in.readInt(); count > 0; count--) {
            restoreFlags(in, fThreads.get(in.readInt()));
        }
        for (int number = in.readInt(); number >= 0; number = in.readInt()) {
            KernelCpu cpu = model.cpu(number);
            if (cpu == null) {
                throw new IOException("A checkpoint names CPU " + number);
            }
            cpu.restore(in);
            for (int count = in.readInt(); count > 0; count--) {
                in.readInt();
                restoreFlags(in, cpu.knownIdleThread());
            }
        }
    }

    private static void restoreFlags(DataInput in, @Nullable KernelThread thread)
            throws IOException {
        if (thread == null) {
            throw new IOException("A checkpoint names a thread that its history does not have");
        }
        thread.setFlags(in.readByte());
        thread.waker = in.readInt();
    }

    private void restoreThreads() {
        int threads = fHistory.optQuarkAbsolute(Attributes.THREADS);
        if (threads == ITmfStateSystem.INVALID_ATTRIBUTE) {
            return;
        }
        for (int quark : fHistory.getSubAttributes(threads, false)) {
            String name = fHistory.getAttributeName(quark);
            // Idle threads, named after their CPU too, come with it.
            if (name.indexOf('_') < 0) {
                KernelThread thread = new KernelThread(fHistory, Integer.parseInt(name), 0);
                thread.restore();
                fThreads.put(thread);
            }
        }
    }

    private void restoreIrqNames() {
        int irqs = fHistory.optQuarkAbsolute(Attributes.IRQS);
        if (irqs == ITmfStateSystem.INVALID_ATTRIBUTE) {
            return;
        }
        for (int quark : fHistory.getSubAttributes(irqs, false)) {
            if (fHistory.queryOngoing(quark) instanceof String name) {
                fIrqNames.put(Integer.valueOf(fHistory.getAttributeName(quark)), name);
            }
        }
    }
}
