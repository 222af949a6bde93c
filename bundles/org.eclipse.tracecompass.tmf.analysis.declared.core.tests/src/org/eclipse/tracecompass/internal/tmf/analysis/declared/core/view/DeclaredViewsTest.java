package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.Parsed;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesLanguage;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredView;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredViews;
import org.junit.jupiter.api.Test;

/** Which views declarations have. */
class DeclaredViewsTest {

    private static List<DeclaredView> views(String text) {
        Parsed parsed = StatesLanguage.parse(text, "folder/My server.states");
        assertThat(parsed.problems()).isEmpty();
        return DeclaredViews.of(DeclarationSet.of(parsed.file(), DeclarationSet.Origin.LIBRARY));
    }

    @Test
    void declaredViewsAreTheViews() {
        List<DeclaredView> views =
                views(
                        """
                        on a { modify "Rooms/" + id = 1; }
                        view "All rooms" rows "Rooms/*";
                        view "All Rooms" xy rows "Rooms/*";
                        """);
        assertThat(views)
                .extracting(DeclaredView::name)
                .containsExactly("my-server.all-rooms", "my-server.all-rooms-2");
        assertThat(views.get(0).providerId())
                .isEqualTo(
                        "org.eclipse.tracecompass.tmf.analysis.declared.core.view:"
                                + "my-server.all-rooms");
        assertThat(DeclaredView.analysisId(views.get(0).name()))
                .isEqualTo(views.get(0).analysisId());
    }

    @Test
    void withoutViewsThereIsATimeGraphPerDirectoryAndAChartOfWhatIsCounted() {
        List<DeclaredView> views =
                views(
                        """
                        on a {
                            modify "~/note" = 1;
                            modify "Rooms/" + id + "/Light" = on;
                            if (id > 1) increment "Rooms/" + id + "/Switched";
                            push "Stacks/" + id = id;
                            modify hostname + "/Threads/" + tid = 1;
                        }
                        """);
        assertThat(views)
                .extracting(v -> v.view().kind() + " " + v.view().title() + " " + v.view().rows())
                .containsExactly(
                        View.Kind.TIME_GRAPH + " Rooms Rooms/**",
                        View.Kind.TIME_GRAPH + " Stacks Stacks/**",
                        View.Kind.TIME_GRAPH + " Threads */Threads/**",
                        View.Kind.XY + " Rooms (counts) Rooms/*/Switched");
    }
}
