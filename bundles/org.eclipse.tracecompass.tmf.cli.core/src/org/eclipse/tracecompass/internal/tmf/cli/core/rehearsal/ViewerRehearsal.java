package org.eclipse.tracecompass.internal.tmf.cli.core.rehearsal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.tracecompass.internal.tmf.cli.core.FolderTree;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.DemoLocation;
import org.eclipse.tracecompass.internal.tmf.cli.core.viewer.Viewer;

/**
 * Opens the viewer on a demo trace and closes it, on a screen that nobody sees and with a home of
 * its own, so that its classes are archived. Who builds or installs Astrolabe runs this, so that
 * the first start of a user is fast.
 */
public final class ViewerRehearsal {

    private ViewerRehearsal() {}

    /**
     * Exits with 1 if there is no archive after it, and says why if that is known.
     *
     * @param args none
     */
    public static void main(String[] args) throws IOException {
        Path demo = DemoLocation.folder().map(f -> f.resolve("k-alpha/s1/kernel")).orElseThrow();
        Path home = Files.createTempDirectory("astrolabe-rehearsal").toRealPath();
        boolean isArchived = false;
        try (VirtualScreen screen = VirtualScreen.open()) {
            isArchived = Viewer.installed().rehearse(screen.display(), home, demo);
        } catch (VirtualScreen.MissingException e) {
            // The first viewer that is closed writes the archive then.
            Viewer.installed().prepare();
            System.err.println("astrolabe: " + e.getMessage());
        } finally {
            FolderTree.delete(home);
        }
        System.exit(isArchived ? 0 : 1);
    }
}
