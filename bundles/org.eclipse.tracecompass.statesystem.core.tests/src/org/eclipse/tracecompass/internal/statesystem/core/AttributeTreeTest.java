package org.eclipse.tracecompass.internal.statesystem.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.junit.jupiter.api.Test;

/** The attribute tree, alone. */
class AttributeTreeTest {

    private static final int ROOT = -1;
    private static final String[] ODD_NAMES = {
        "",
        " ",
        "/",
        "\\",
        "\"",
        "'",
        "\0",
        "\n",
        "*",
        "..",
        ".",
        "é",
        "€",
        "\ud83d\ude00",
        "\ud800",
        "\udc00x",
        "a/b"
    };

    @Test
    void quarksCountInTheOrderOfCreation() {
        AttributeTree tree = new AttributeTree();
        assertThat(tree.add(ROOT, "A")).isZero();
        assertThat(tree.add(ROOT, "B")).isEqualTo(1);
        assertThat(tree.add(1, "C")).isEqualTo(2);
        assertThat(tree.add(ROOT, "A")).isZero();
        assertThat(tree.size()).isEqualTo(3);
        assertThat(tree.parent(ROOT)).isEqualTo(ROOT);
        assertThat(tree.parent(0)).isEqualTo(ROOT);
        assertThat(tree.parent(2)).isEqualTo(1);
        assertThat(tree.path(2)).containsExactly("B", "C");
        assertThat(tree.path(ROOT)).isEmpty();
    }

    @Test
    void wildcardsMatchWholeNamesAndParents() {
        AttributeTree tree = new AttributeTree();
        int a = tree.add(ROOT, "A");
        int b = tree.add(ROOT, "B");
        int c = tree.add(b, "C");
        int q = tree.add(ROOT, "q2");
        int ac = tree.add(a, "C");
        assertThat(tree.match(ROOT, "*")).containsExactly(a, b, q);
        assertThat(tree.match(ROOT, "B", "*")).containsExactly(c);
        assertThat(tree.match(ROOT, "*", "C")).containsExactly(ac, c);
        assertThat(tree.match(ROOT, "B", "C", "..")).containsExactly(b);
        assertThat(tree.match(ROOT, "..")).containsExactly(ROOT);
        assertThat(tree.match(ROOT, "*", "..", "*")).containsExactly(a, b, q);
        assertThat(tree.match(ROOT, "nope")).isEmpty();
        assertThat(tree.match(ROOT, "**")).isEmpty();
        assertThat(tree.match(ROOT)).containsExactly(ROOT);
        assertThat(tree.match(b, "C")).containsExactly(c);
    }

    @Test
    void descendantsComeDepthFirst() {
        AttributeTree tree = new AttributeTree();
        int a = tree.add(ROOT, "a");
        int b = tree.add(ROOT, "b");
        int ab = tree.add(a, "x1");
        int abc = tree.add(ab, "y");
        int ac = tree.add(a, "x2");
        assertThat(tree.below(ROOT, true, null)).containsExactly(a, ab, abc, ac, b);
        assertThat(tree.below(a, true, null)).containsExactly(ab, abc, ac);
        assertThat(tree.below(ROOT, false, null)).containsExactly(a, b);
        assertThat(tree.below(abc, true, null)).isEmpty();
        assertThat(tree.below(ROOT, true, Pattern.compile("x."))).containsExactly(ab, ac);
        assertThat(tree.below(ROOT, false, Pattern.compile("x."))).isEmpty();
    }

    @Test
    void anyNameSurvivesTheFile() throws IOException {
        AttributeTree tree = new AttributeTree();
        for (String name : ODD_NAMES) {
            int quark = tree.add(ROOT, name);
            for (String inner : ODD_NAMES) {
                tree.add(quark, inner);
            }
        }
        AttributeTree read = new AttributeTree();
        AttributeTreeCodec.read(AttributeTreeCodec.write(tree), read);
        assertThat(read.size()).isEqualTo(tree.size());
        for (int quark = 0; quark < tree.size(); quark++) {
            assertThat(read.path(quark)).isEqualTo(tree.path(quark));
            assertThat(read.find(ROOT, tree.path(quark))).isEqualTo(quark);
        }
    }

    @Test
    void storedAttributesAreFoundBeforeAnyIsNamedAndAfterMoreWereAdded() throws IOException {
        AttributeTree tree = new AttributeTree();
        for (String name : ODD_NAMES) {
            tree.add(tree.add(ROOT, name), name);
        }
        AttributeTree read = new AttributeTree();
        AttributeTreeCodec.read(AttributeTreeCodec.write(tree), read);
        int count = tree.size();
        assertThat(read.add(ROOT, "new")).isEqualTo(count);
        for (int i = 0; i < 1000; i++) {
            read.add(count, "below " + i);
        }
        for (String name : ODD_NAMES) {
            assertThat(read.find(ROOT, name, name)).isEqualTo(tree.find(ROOT, name, name));
            assertThat(read.add(ROOT, name)).isEqualTo(tree.find(ROOT, name));
        }
        assertThat(read.find(ROOT, "new", "below 999")).isEqualTo(count + 1000);
    }

    @Test
    void attributesWithNamesOfOthersTakeFewBytes() throws IOException {
        AttributeTree tree = new AttributeTree();
        int threads = tree.add(ROOT, "Threads");
        for (int i = 0; i < 6000; i++) {
            int thread = tree.add(threads, Integer.toString(i));
            for (String name : new String[] {"System_call", "Exec_name", "Prio", "PPID", ""}) {
                tree.add(thread, name);
            }
        }
        byte[] bytes = AttributeTreeCodec.write(tree);
        assertThat(bytes.length).isLessThan(3 * tree.size());
        AttributeTree read = new AttributeTree();
        AttributeTreeCodec.read(bytes, read);
        for (int quark = 0; quark < tree.size(); quark++) {
            assertThat(read.path(quark)).isEqualTo(tree.path(quark));
        }
    }

    @Test
    void aTreeOfFormerVersionsIsRead() throws IOException {
        byte[] bytes = {3, 1, 2, 'a', 1, 2, 'b', 3, 2, 'a'};
        AttributeTree read = new AttributeTree();
        AttributeTreeCodec.read(bytes, read);
        assertThat(read.path(1)).containsExactly("a", "b");
        assertThat(read.path(2)).containsExactly("a");
        AttributeTree none = new AttributeTree();
        AttributeTreeCodec.read(new byte[] {0}, none);
        assertThat(none.size()).isZero();
    }

    @Test
    void aNameOfAnAttributeThatIsNotThereIsRefused() {
        byte[] bytes = {0, 2, 4, 2, 'a', 5, 7};
        assertThatThrownBy(() -> AttributeTreeCodec.read(bytes, new AttributeTree()))
                .isInstanceOf(IOException.class);
    }

    @Test
    void aDamagedTreeIsRefused() {
        byte[] bytes = {3, 5, 2, 'a'};
        assertThatThrownBy(() -> AttributeTreeCodec.read(bytes, new AttributeTree()))
                .isInstanceOf(IOException.class);
    }

    /** Views look for attributes that an analysis is just adding. */
    @Test
    void anAttributeThatAnotherThreadIsAddingCanBeAskedForAsSoonAsItIsFound() throws Exception {
        AttributeTree tree = new AttributeTree();
        int parent = tree.add(ROOT, "Threads");
        int count = 30_000;
        AtomicInteger looking = new AtomicInteger();
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        Thread reader =
                new Thread(
                        () -> {
                            try {
                                lookFor(tree, parent, count, looking);
                            } catch (RuntimeException | Error e) {
                                failure.set(e);
                                looking.set(count);
                            }
                        });
        reader.start();
        for (int i = 0; i < count; i++) {
            while (looking.get() < i) {
                Thread.yield();
            }
            tree.add(parent, Integer.toString(i));
        }
        reader.join();
        assertThat(failure.get()).isNull();
    }

    /** Finds one attribute after the other, and asks for it at once. */
    private static void lookFor(AttributeTree tree, int parent, int count, AtomicInteger looking) {
        for (int i = 0; i < count; i++) {
            looking.set(i);
            String name = Integer.toString(i);
            int quark = tree.find(parent, name);
            for (int tries = 1; quark == ITmfStateSystem.INVALID_ATTRIBUTE; tries++) {
                if (tries % 1000 == 0) {
                    Thread.yield();
                }
                quark = tree.find(parent, name);
            }
            assertThat(tree.parent(quark)).isEqualTo(parent);
        }
    }

    @Test
    void aMillionAttributesAreFoundQuickly() {
        AttributeTree tree = new AttributeTree();
        int count = 1_000_000;
        int parent = ROOT;
        for (int i = 0; i < count; i++) {
            if (i % 1000 == 0) {
                parent = tree.add(ROOT, "group " + i / 1000);
            } else {
                tree.add(parent, Integer.toString(i));
            }
        }
        assertThat(tree.size()).isEqualTo(count);
        for (int i = 1; i < count; i += 7) {
            if (i % 1000 != 0) {
                assertThat(tree.find(ROOT, "group " + i / 1000, Integer.toString(i))).isEqualTo(i);
            }
        }
        assertThat(tree.below(ROOT, true, null)).hasSize(count);
    }

    /** An attribute to add: below which of those that are there, and its name. */
    record Addition(int parent, String name) {}

    @Provide
    Arbitrary<List<Addition>> additions() {
        return Combinators.combine(
                        Arbitraries.frequencyOf(
                                Tuple.of(1, Arbitraries.just(ROOT)),
                                Tuple.of(4, Arbitraries.integers().between(0, 499))),
                        Arbitraries.frequencyOf(
                                Tuple.of(
                                        9,
                                        Arbitraries.integers()
                                                .between(0, 19)
                                                .map(number -> Integer.toString(number))),
                                Tuple.of(1, Arbitraries.of(ODD_NAMES))))
                .as(Addition::new)
                .list()
                .ofMaxSize(500)
                .withSizeDistribution(RandomDistribution.uniform());
    }

    @Property(tries = 200)
    void anyTreeAgreesWithAMapOfPaths(@ForAll("additions") List<Addition> additions) {
        AttributeTree tree = new AttributeTree();
        Map<List<String>, Integer> paths = new HashMap<>();
        List<List<String>> byQuark = new ArrayList<>();
        for (Addition addition : additions) {
            boolean first = byQuark.isEmpty() || addition.parent() == ROOT;
            int parent = first ? ROOT : addition.parent() % byQuark.size();
            String name = addition.name();
            List<String> path = new ArrayList<>(parent == ROOT ? List.of() : byQuark.get(parent));
            path.add(name);
            int quark = tree.add(parent, name);
            Integer known = paths.putIfAbsent(path, quark);
            if (known == null) {
                assertThat(quark).isEqualTo(byQuark.size());
                byQuark.add(path);
            } else {
                assertThat(quark).isEqualTo(known);
            }
        }
        for (int quark = 0; quark < byQuark.size(); quark++) {
            String[] path = byQuark.get(quark).toArray(String[]::new);
            assertThat(tree.find(ROOT, path)).isEqualTo(quark);
            assertThat(Arrays.asList(tree.path(quark))).isEqualTo(byQuark.get(quark));
        }
    }
}
