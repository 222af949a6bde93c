package org.eclipse.tracecompass.tmf.ui.project;

import java.nio.file.Path;
import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.DropTargetAdapter;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.dnd.FileTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Control;

/** Opens the files and folders that are dropped on a control. */
final class TraceDrop {

    private TraceDrop() {}

    /**
     * Lets files and folders be dropped on a control and the controls in it that take no drops
     * themselves.
     */
    static void accept(Control control) {
        if (control.getData(DND.DROP_TARGET_KEY) != null) {
            return;
        }
        DropTarget target =
                new DropTarget(
                        control, DND.DROP_COPY | DND.DROP_LINK | DND.DROP_MOVE | DND.DROP_DEFAULT);
        target.setTransfer(new Transfer[] {FileTransfer.getInstance()});
        target.addDropListener(
                new DropTargetAdapter() {
                    @Override
                    public void dragEnter(@Nullable DropTargetEvent event) {
                        offerCopy(event);
                    }

                    @Override
                    public void dragOperationChanged(@Nullable DropTargetEvent event) {
                        offerCopy(event);
                    }

                    @Override
                    public void drop(@Nullable DropTargetEvent event) {
                        if (event != null && event.data instanceof String[] names) {
                            OpenTraces.get().open(Arrays.stream(names).map(Path::of).toList());
                        }
                    }
                });
    }

    private static void offerCopy(@Nullable DropTargetEvent event) {
        if (event != null) {
            event.detail =
                    (event.operations & DND.DROP_COPY) != 0
                            ? DND.DROP_COPY
                            : event.operations & DND.DROP_LINK;
        }
    }
}
