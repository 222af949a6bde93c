package org.eclipse.tracecompass.internal.rcp.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.ISaveContext;
import org.eclipse.core.resources.ISaveParticipant;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.junit.jupiter.api.Test;

/** What the workbench does at its end. */
@NonNullByDefault({})
class WorkbenchShellTest {

    private static final String ID = "org.eclipse.tracecompass.rcp.ui";

    /** Notes how the workspace is saved. */
    private record Saved(List<Integer> kinds) implements ISaveParticipant {

        @Override
        public void doneSaving(ISaveContext context) {
            kinds.add(context.getKind());
        }

        @Override
        public void prepareToSave(ISaveContext context) {
            // nothing to be prepared
        }

        @Override
        public void rollback(ISaveContext context) {
            // nothing was saved
        }

        @Override
        public void saving(ISaveContext context) {
            // nothing of its own
        }
    }

    @Test
    void theWorkspaceIsSavedAtTheEnd() throws Exception {
        Viewer.assumeRunning();
        IWorkspace workspace = ResourcesPlugin.getWorkspace();
        Saved saved = new Saved(new ArrayList<>());
        workspace.addSaveParticipant(ID, saved);
        try {
            new WorkbenchShell(List.of()).postShutdown();
        } finally {
            workspace.removeSaveParticipant(ID);
        }
        assertThat(saved.kinds()).contains(ISaveContext.FULL_SAVE);
    }
}
