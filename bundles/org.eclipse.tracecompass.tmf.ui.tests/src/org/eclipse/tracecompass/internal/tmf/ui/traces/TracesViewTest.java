package org.eclipse.tracecompass.internal.tmf.ui.traces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The list of open traces. */
@NonNullByDefault({})
class TracesViewTest {

    private Tree tree;

    @BeforeEach
    void open() {
        Viewer.assumeRunning();
        Viewer.closeTraces();
        Viewer.show(TracesView.ID, TracesView.class);
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel"));
        Viewer.awaitUi(
                "the trace is shown",
                () -> !Viewer.find(Tree.class, shown -> hasTraces(shown, 1)).isEmpty());
        tree = ui(() -> Viewer.find(Tree.class, shown -> hasTraces(shown, 1)).get(0));
    }

    @AfterEach
    void close() {
        Viewer.closeTraces();
    }

    private static boolean hasTraces(Tree tree, int count) {
        return tree.getItemCount() == count
                && tree.getItem(count - 1).getData() instanceof TraceItem.Trace;
    }

    @Test
    void aTraceThatIsOpenedIsRevealedAndSelected() {
        run(() -> tree.setSelection(tree.getItem(0).getItem(0)));
        Viewer.open(SharedTraces.demo("k-beta/s1/kernel"));
        Viewer.awaitUi("both traces are shown", () -> hasTraces(tree, 2));
        Viewer.awaitUi("the second one is in sight", () -> isInSight(tree.getItem(1)));
        assertThat(ui(() -> tree.getSelection()[0])).isSameAs(ui(() -> tree.getItem(1)));
    }

    private boolean isInSight(TreeItem item) {
        Rectangle area = tree.getClientArea();
        Rectangle place = item.getBounds();
        return place.height > 0 && area.y <= place.y && place.y + place.height <= area.height;
    }
}
