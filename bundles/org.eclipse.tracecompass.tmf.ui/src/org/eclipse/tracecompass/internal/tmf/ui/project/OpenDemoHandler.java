package org.eclipse.tracecompass.internal.tmf.ui.project;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.ui.open.DemoTraces;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;

/** Opens the demo trace. */
public final class OpenDemoHandler extends AbstractHandler {

    @Override
    public @Nullable Object execute(@Nullable ExecutionEvent event) {
        List<Path> demo = DemoTraces.first();
        if (!demo.isEmpty()) {
            OpenTraces.get().open(demo);
        }
        return null;
    }

    @Override
    public boolean isEnabled() {
        return DemoTraces.present();
    }
}
