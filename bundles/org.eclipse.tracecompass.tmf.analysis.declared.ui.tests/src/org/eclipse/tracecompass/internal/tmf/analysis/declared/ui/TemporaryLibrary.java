package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import java.nio.file.Path;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Gives tests of the viewer a library in a folder of theirs. Behind a test, traces and the views of
 * declarations are closed. The test is skipped where there is no viewer.
 */
@NonNullByDefault({})
final class TemporaryLibrary implements BeforeEachCallback, AfterEachCallback {

    private static final String PROPERTY = "astrolabe.library";

    private String former;

    /** Begins to use a folder as the library. */
    void use(Path folder) {
        System.setProperty(PROPERTY, folder.toString());
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        Viewer.assumeRunning();
        former = System.getProperty(PROPERTY);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        if (!PlatformUI.isWorkbenchRunning()) {
            return;
        }
        Viewer.closeTraces();
        Viewer.run(TemporaryLibrary::closeViews);
        if (former == null) {
            System.clearProperty(PROPERTY);
        } else {
            System.setProperty(PROPERTY, former);
        }
    }

    private static void closeViews() {
        for (IViewReference view : page().getViewReferences()) {
            if (view.getId().contains(".declared.ui.")) {
                page().hideView(view);
            }
        }
    }

    /** The page of the workbench. On the UI thread. */
    static IWorkbenchPage page() {
        return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
    }
}
