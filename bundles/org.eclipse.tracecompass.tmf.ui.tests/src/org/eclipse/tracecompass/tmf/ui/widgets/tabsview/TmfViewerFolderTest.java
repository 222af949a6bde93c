package org.eclipse.tracecompass.tmf.ui.widgets.tabsview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.ui.testkit.OnUiThread;
import org.eclipse.tracecompass.tmf.ui.viewers.TmfViewer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Viewers in tabs. */
@ExtendWith(OnUiThread.class)
class TmfViewerFolderTest {

    private final Shell shell = new Shell();
    private final TmfViewerFolder folder = new TmfViewerFolder(shell);

    private static final class Words extends TmfViewer {

        private final Label label;
        private boolean disposed;

        Words(Composite parent, String name) {
            super(parent, name);
            label = new Label(parent, SWT.NONE);
        }

        @Override
        public Control getControl() {
            return label;
        }

        @Override
        public void refresh() {
            label.redraw();
        }

        @Override
        public void dispose() {
            disposed = true;
            super.dispose();
        }
    }

    @AfterEach
    void close() {
        shell.dispose();
    }

    private Words add(String name) {
        Words viewer = new Words(folder.getParentFolder(), name);
        assertThat(folder.addTab(viewer, name, SWT.NONE)).isTrue();
        return viewer;
    }

    @Test
    void viewersAreFoundByTheirIds() {
        assertThat(folder.getViewer()).isNull();
        Words one = add("one");
        Words two = add("two");
        assertThat(folder.getViewers()).containsExactly(one, two);
        assertThat(folder.getViewer("two")).isSameAs(two);
        assertThat(folder.getViewer("three")).isNull();
        folder.setSelection(1);
        assertThat(folder.getViewer()).isSameAs(two);
        assertThat(folder.addTab(one, "two", SWT.NONE)).isFalse();
    }

    @Test
    void viewersAreDisposedWhenTheyAreRemoved() {
        Words one = add("one");
        folder.clear();
        assertThat(one.disposed).isTrue();
        assertThat(folder.getViewers()).isEmpty();
        Words two = add("two");
        folder.dispose();
        assertThat(two.disposed).isTrue();
        assertThatThrownBy(() -> folder.setSelection(0)).isInstanceOf(SWTException.class);
    }
}
