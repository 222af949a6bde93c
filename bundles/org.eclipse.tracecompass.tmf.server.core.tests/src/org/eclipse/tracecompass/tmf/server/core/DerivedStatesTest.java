package org.eclipse.tracecompass.tmf.server.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.PrivateFolder;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.server.core.Client.Reply;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Declared states as outputs that clients create from text and delete. */
class DerivedStatesTest {

    private static final String PARENT = "org.eclipse.tracecompass.tmf.analysis.declared.core.view";
    private static final String TYPE = "org.eclipse.tracecompass.tmf.analysis.declared.core.states";
    private static final String RULE = "on sched_switch { modify \"CPUs/\" + cpu = next_comm; }";

    @BeforeAll
    static void keepTheCacheApart() {
        TemporaryCache.ofTheProcess();
    }

    private static Reply derive(OnKernelTrace on, String name, Object text) {
        return derive(on, name, Map.of("text", text));
    }

    private static Reply derive(OnKernelTrace on, String name, Map<String, ?> parameters) {
        return on.client.post(
                on.path("/outputs/" + PARENT),
                new Gson()
                        .toJson(
                                Map.of(
                                        "name",
                                        name,
                                        "sourceTypeId",
                                        TYPE,
                                        "parameters",
                                        parameters)));
    }

    private static long rowsOf(OnKernelTrace on, @Nullable Object output) {
        return on
                .client
                .complete(
                        on.path("/outputs/timeGraph/" + output + "/tree"),
                        Client.rows(on.start(), on.end(), 2, List.of()))
                .model()
                .list("entries")
                .stream()
                .filter(entry -> Boolean.TRUE.equals(entry.get("hasData")))
                .count();
    }

    @Test
    void aTextGivesAnOutputWithRowsUntilItIsDeleted() throws IOException {
        try (OnKernelTrace on = new OnKernelTrace()) {
            assertThat(on.client.get(on.path("/outputs/" + PARENT)).object())
                    .containsEntry("capabilities", Map.of("canCreate", true, "canDelete", false));
            Reply made = derive(on, "mine", RULE);
            assertThat(made.status()).as(String.valueOf(made.json())).isEqualTo(200);
            assertThat(made.object())
                    .containsEntry("parentId", PARENT)
                    .containsEntry("type", "TIME_GRAPH")
                    .containsEntry("capabilities", Map.of("canCreate", false, "canDelete", true));
            Object id = made.object().get("id");
            assertThat(on.client.get(on.path("/outputs/" + id)).object()).isEqualTo(made.object());
            assertThat(derive(on, "mine", RULE).object()).isEqualTo(made.object());
            assertThat(rowsOf(on, id)).isEqualTo(2);
            String derived = on.path("/outputs/" + PARENT + "/" + id);
            assertThat(on.client.delete(derived).object()).isEqualTo(made.object());
            assertThat(on.client.delete(derived).status()).isEqualTo(404);
            assertThat(on.client.get(on.path("/outputs/" + id)).status()).isEqualTo(404);
            // the name is free again, and a list of lines is as good as a text
            Reply again = derive(on, "mine", List.of("// other", RULE.replace("CPUs", "Cores")));
            assertThat(again.status()).isEqualTo(200);
            assertThat(rowsOf(on, again.object().get("id"))).isEqualTo(2);
            delete(on, again);
        }
    }

    private static void delete(OnKernelTrace on, Reply made) {
        String path = on.path("/outputs/" + PARENT + "/" + made.object().get("id"));
        assertThat(on.client.delete(path).status()).isEqualTo(200);
    }

    @Test
    void whatWasDerivedComesBackWithTheTraceUntilItIsDeleted() throws IOException {
        Reply made;
        try (OnKernelTrace on = new OnKernelTrace()) {
            made = derive(on, "kept", RULE);
            assertThat(made.status()).isEqualTo(200);
        }
        Object id = made.object().get("id");
        try (OnKernelTrace later = new OnKernelTrace()) {
            // a client that remembers the output asks it without a look at the list
            assertThat(rowsOf(later, id)).isEqualTo(2);
            assertThat(later.client.get(later.path("/outputs")).objects()).contains(made.object());
            assertThat(derive(later, "kept", RULE).object()).isEqualTo(made.object());
            delete(later, made);
        }
        try (OnKernelTrace last = new OnKernelTrace()) {
            assertThat(last.client.get(last.path("/outputs/" + id)).status()).isEqualTo(404);
        }
    }

    @Test
    void experimentsOfTheSameTracesKeepWhatEachHasDerived() throws IOException {
        List<@Nullable Object> ids = new ArrayList<>();
        try (OnKernelTrace one = new OnKernelTrace();
                OnKernelTrace other = new OnKernelTrace()) {
            // Each knows what is stored before the other derives something.
            one.client.get(one.path("/outputs"));
            other.client.get(other.path("/outputs"));
            for (OnKernelTrace on : List.of(one, other)) {
                Reply made = derive(on, on == one ? "of one" : "of \ud800 the other", RULE);
                ids.add(made.object().get("id"));
            }
        }
        try (OnKernelTrace later = new OnKernelTrace()) {
            for (@Nullable Object id : ids) {
                Reply back = later.client.get(later.path("/outputs/" + id));
                assertThat(back.status()).isEqualTo(200);
                delete(later, back);
            }
        }
    }

    @Test
    void aFileThatClientsMayNoLongerReadDerivesNothing(@TempDir Path folder) throws IOException {
        Path rules = Files.writeString(folder.resolve("file.states"), RULE);
        Object id;
        try (OnKernelTrace on = new OnKernelTrace(folder)) {
            Reply made = derive(on, "file", Map.of("path", rules.toString()));
            assertThat(made.status()).as(String.valueOf(made.json())).isEqualTo(200);
            id = made.object().get("id");
        }
        try (OnKernelTrace narrow = new OnKernelTrace()) {
            assertThat(narrow.client.get(narrow.path("/outputs/" + id)).status()).isEqualTo(404);
        }
        try (OnKernelTrace wide = new OnKernelTrace(folder)) {
            Reply back = wide.client.get(wide.path("/outputs/" + id));
            assertThat(back.status()).isEqualTo(200);
            delete(wide, back);
        }
    }

    @Test
    void errorsNameTheLineAndTheColumn() throws IOException {
        try (OnKernelTrace on = new OnKernelTrace()) {
            Reply syntax = derive(on, "bad", "\non sched_switch { modify = 1; }");
            assertThat(syntax.status()).isEqualTo(400);
            assertThat(String.valueOf(syntax.object().get("detail"))).startsWith("bad.states:2:");
            Reply field = derive(on, "bad", RULE.replace("next_comm", "next_com"));
            assertThat(field.status()).isEqualTo(400);
            assertThat(String.valueOf(field.object().get("detail")))
                    .contains("bad.states:1:")
                    .contains("next_comm");
            assertThat(derive(on, "bad", "on nothing_of_the_kind { modify \"A\" = 1; }").status())
                    .isEqualTo(400);
            assertThat(derive(on, "bad", 3).status()).isEqualTo(400);
            Reply ours = derive(on, "ours", RULE);
            assertThat(ours.status()).isEqualTo(200);
            assertThat(derive(on, "ours", RULE.replace("CPUs", "Cores")).status()).isEqualTo(400);
            delete(on, ours);
        }
    }

    private static List<Path> schemas() throws IOException {
        try (Stream<Path> files = Files.list(PrivateFolder.temporary())) {
            return files.filter(file -> file.toString().endsWith("states.schema.json")).toList();
        }
    }

    @Test
    void theKindOfConfigurationHasASchema() throws IOException {
        try (OnKernelTrace on = new OnKernelTrace()) {
            String types = on.path("/outputs/" + PARENT + "/configTypes");
            List<Map<String, @Nullable Object>> all = on.client.get(types).objects();
            assertThat(all).hasSize(1);
            assertThat(all.get(0)).containsEntry("id", TYPE).containsKey("schema");
            assertThat(on.client.get(types + "/" + TYPE).object()).isEqualTo(all.get(0));
            // a system deletes old temporary files
            for (Path file : schemas()) {
                Files.delete(file);
            }
            assertThat(on.client.get(types + "/" + TYPE).object()).isEqualTo(all.get(0));
        }
    }
}
