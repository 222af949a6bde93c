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
 * The state of a {@link KernelModel} besides its history, as bytes, so that the analysis can resume
 * from the middle of a trace. The history tells nearly all; of the threads only those are named
 * whose flags are other than it lets expect, so that a checkpoint stays small where there are many
 * threads.
 */
final class KernelCheckpoint {

    private final ITmfStateSystemBuilder history;
    private final Oddities<KernelOddity> oddities;
    private final ThreadTable threads;
    private final Map<Integer, String> irqNames;

    KernelCheckpoint(
            ITmfStateSystemBuilder history,
            Oddities<KernelOddity> oddities,
            ThreadTable threads,
            Map<Integer, String> irqNames) {
        this.history = history;
        this.oddities = oddities;
        this.threads = threads;
        this.irqNames = irqNames;
    }

    void save(DataOutput out, @Nullable KernelCpu[] cpus) throws IOException {
        oddities.save(out);
        List<KernelThread> unexpected = new ArrayList<>();
        threads.forEach(thread -> addIfUnexpected(unexpected, thread));
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
        oddities.restore(in);
        restoreThreads();
        restoreIrqNames();
        for (int count = in.readInt(); count > 0; count--) {
            restoreFlags(in, threads.get(in.readInt()));
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
        int threads = history.optQuarkAbsolute(Attributes.THREADS);
        if (threads == ITmfStateSystem.INVALID_ATTRIBUTE) {
            return;
        }
        for (int quark : history.getSubAttributes(threads, false)) {
            String name = history.getAttributeName(quark);
            // Idle threads, named after their CPU too, come with it.
            if (name.indexOf('_') < 0) {
                KernelThread thread = new KernelThread(history, Integer.parseInt(name), 0, null);
                thread.restore();
                this.threads.put(thread);
            }
        }
    }

    private void restoreIrqNames() {
        int irqs = history.optQuarkAbsolute(Attributes.IRQS);
        if (irqs == ITmfStateSystem.INVALID_ATTRIBUTE) {
            return;
        }
        for (int quark : history.getSubAttributes(irqs, false)) {
            if (history.queryOngoing(quark) instanceof String name) {
                irqNames.put(Integer.valueOf(history.getAttributeName(quark)), name);
            }
        }
    }
}
