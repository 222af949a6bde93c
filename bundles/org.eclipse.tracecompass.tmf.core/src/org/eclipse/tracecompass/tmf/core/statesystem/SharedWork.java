package org.eclipse.tracecompass.tmf.core.statesystem;

import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** What several passes do with the events that they read together. One that fails is left out. */
final class SharedWork implements ISplitWork {

    private final SplitPass[] passes;

    /** The passes that get events one by one; for the thread that joins. */
    private final boolean[] areBehind;

    SharedWork(List<SplitPass> passes) {
        this.passes = passes.toArray(new SplitPass[0]);
        areBehind = new boolean[passes.size()];
    }

    /** From now on, all passes get events one by one. */
    void handleAll() {
        Arrays.fill(areBehind, true);
    }

    @Override
    public Part newPart() {
        return new SharedPart();
    }

    @Override
    public void handle(ITmfEvent event) {
        for (int i = 0; i < passes.length; i++) {
            if (areBehind[i] && !passes[i].isOut()) {
                try {
                    passes[i].work().handle(event);
                } catch (RuntimeException | Error e) {
                    passes[i].fail(e);
                }
            }
        }
    }

    /** The parts of all passes. */
    final class SharedPart implements Part {

        private final @Nullable Part[] parts = new @Nullable Part[passes.length];

        SharedPart() {
            for (int i = 0; i < parts.length; i++) {
                try {
                    parts[i] = passes[i].isOut() ? null : passes[i].work().newPart();
                } catch (RuntimeException | Error e) {
                    passes[i].fail(e);
                }
            }
        }

        @Override
        public void accept(ITmfEvent event) {
            for (int i = 0; i < parts.length; i++) {
                Part part = parts[i];
                if (part != null) {
                    try {
                        part.accept(event);
                    } catch (RuntimeException | Error e) {
                        parts[i] = null;
                        passes[i].fail(e);
                    }
                }
            }
        }

        /** Returns whether all can be joined that are still wanted. */
        @Override
        public boolean canJoin() {
            boolean canAll = true;
            for (int i = 0; i < parts.length; i++) {
                Part part = wanted(i);
                areBehind[i] = false;
                try {
                    areBehind[i] = part != null && !part.canJoin();
                } catch (RuntimeException | Error e) {
                    passes[i].fail(e);
                }
                canAll &= !areBehind[i];
            }
            return canAll;
        }

        private @Nullable Part wanted(int i) {
            return passes[i].isOut() ? null : parts[i];
        }

        /** Joins those that can be joined. */
        @Override
        public void join(@Nullable ITmfEvent last, long events) {
            for (int i = 0; i < parts.length; i++) {
                Part part = areBehind[i] ? null : wanted(i);
                if (part != null) {
                    try {
                        part.join(last, events);
                    } catch (RuntimeException | Error e) {
                        passes[i].fail(e);
                    }
                }
            }
        }
    }
}
