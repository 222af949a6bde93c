package org.eclipse.tracecompass.tmf.ui.actions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.InvocationTargetException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.ui.foreign.DeskTrace;
import org.eclipse.tracecompass.tmf.ui.project.model.ITmfProjectModelElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfProjectElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfProjectRegistry;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceFolder;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Traces are copied into projects: from files, folders, archives and the web. */
class TraceImportOperationTest {

    @TempDir private Path folder;
    private TmfTraceFolder traces;

    @BeforeEach
    void create() {
        Viewer.assumeRunning();
        IProject resource = TmfProjectRegistry.createProject("Import", null, null);
        TmfProjectElement project = TmfProjectRegistry.getProject(resource);
        traces = Objects.requireNonNull(project.getTracesFolder());
    }

    @AfterEach
    void delete() throws CoreException {
        if (PlatformUI.isWorkbenchRunning()) {
            for (IProject each : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
                each.delete(true, true, null);
            }
        }
    }

    private TraceImportOperation operation(Path source) {
        return new TraceImportOperation(source.toString(), traces);
    }

    private static void run(TraceImportOperation operation) throws Exception {
        operation.run(new NullProgressMonitor());
    }

    private List<String> names() {
        traces.getProject().refresh();
        return traces.getChildren().stream().map(ITmfProjectModelElement::getName).toList();
    }

    private Path zip(String name, String... entries) throws IOException {
        Path file = folder.resolve(name);
        Path trace = DeskTrace.write(folder.resolve("zipped.desk"), 5);
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(file))) {
            for (String entry : entries) {
                out.putNextEntry(new ZipEntry(entry));
                Files.copy(trace, out);
                out.closeEntry();
            }
        }
        Files.delete(trace);
        return file;
    }

    @Test
    void aTraceIsCopiedWithItsType() throws Exception {
        Path source = DeskTrace.write(folder.resolve("a.desk"), 5);
        run(operation(source));
        assertThat(names()).containsExactly("a.desk");
        TmfTraceElement trace = (TmfTraceElement) traces.getChild("a.desk");
        assertThat(trace.getTraceType()).isEqualTo(DeskTrace.ID);
        Files.delete(source);
        assertThat(trace.getResource().getLocation().toFile()).hasSize(80);
    }

    @Test
    void aTraceOfTheSameNameIsReplacedUnlessItGetsAnotherName() throws Exception {
        run(operation(DeskTrace.write(folder.resolve("a.desk"), 5)));
        TraceImportOperation again = operation(DeskTrace.write(folder.resolve("a.desk"), 7));
        run(again);
        assertThat(names()).containsExactly("a.desk");
        assertThat(traces.getResource().getFile("a.desk").getLocation().toFile()).hasSize(110);
        again.renameConflictingTraces(true);
        run(again);
        assertThat(names()).containsExactlyInAnyOrder("a.desk", "a.desk(2)");
    }

    @Test
    void aFolderThatIsNoTraceIsNotReplaced() throws Exception {
        traces.getResource().getFolder("run").create(true, true, null);
        run(operation(DeskTrace.write(folder.resolve("run"), 5)));
        assertThat(names()).containsExactlyInAnyOrder("run", "run(2)");
    }

    @Test
    void aTraceDoesNotReplaceItself() throws Exception {
        run(operation(DeskTrace.write(folder.resolve("a.desk"), 5)));
        Path there = traces.getResource().getFile("a.desk").getLocation().toPath();
        assertThatThrownBy(() -> run(operation(there)))
                .isInstanceOf(InvocationTargetException.class)
                .hasMessage("a.desk cannot be imported: it is in the project already");
        assertThat(there).hasSize(80);
    }

    @Test
    void ofACancelledImportNothingRemainsAndNothingIsReplaced() throws Exception {
        run(operation(DeskTrace.write(folder.resolve("a.desk"), 5)));
        Path into = traces.getResource().getLocation().toPath();
        NullProgressMonitor monitor =
                new NullProgressMonitor() {
                    @Override
                    public boolean isCanceled() {
                        // as soon as something is being copied
                        return super.isCanceled() || into.toFile().list().length > 1;
                    }
                };
        TraceImportOperation again = operation(DeskTrace.write(folder.resolve("a.desk"), 7));
        assertThatThrownBy(() -> again.run(monitor)).isInstanceOf(InterruptedException.class);
        assertThat(into.resolve("a.desk")).hasSize(80);
        assertThat(into.toFile().list()).containsExactly("a.desk");
    }

    @Test
    void whatTheWorkspaceDoesNotKnowTakesItsNameToo() throws Exception {
        Path unknown = traces.getResource().getLocation().append("a.desk").toPath();
        Files.createDirectories(unknown.resolve("half"));
        run(operation(DeskTrace.write(folder.resolve("a.desk"), 5)));
        assertThat(names()).contains("a.desk(2)");
        assertThat(unknown.resolve("half")).exists();
    }

    @Test
    void aHiddenTraceIsShown() throws Exception {
        Path source = Files.createDirectories(folder.resolve("source"));
        Files.createDirectories(source.resolve(".one"));
        DeskTrace.write(source.resolve(".a"), 5);
        DeskTrace.write(source.resolve(".one/b"), 5);
        run(operation(source.resolve(".a")));
        run(operation(source.resolve(".one")));
        assertThat(traces.getTraces())
                .extracting(TmfTraceElement::getElementPath)
                .containsExactlyInAnyOrder("a", "b");
    }

    @Test
    void foldersBelowTheSourceAreKept() throws Exception {
        Path source = Files.createDirectories(folder.resolve("source"));
        Files.createDirectories(source.resolve("one"));
        DeskTrace.write(source.resolve("a.desk"), 5);
        DeskTrace.write(source.resolve("one/b.desk"), 5);
        run(operation(source));
        assertThat(names()).containsExactlyInAnyOrder("a.desk", "one");
        assertThat(traces.getTraces())
                .extracting(TmfTraceElement::getElementPath)
                .containsExactlyInAnyOrder("a.desk", "one/b.desk");
    }

    @Test
    void onlyTracesOfTheRangeAreImported() throws Exception {
        Path source = Files.createDirectories(folder.resolve("source"));
        DeskTrace.write(source.resolve("short.desk"), 2);
        DeskTrace.write(source.resolve("long.desk"), 9);
        TraceImportOperation operation = operation(source);
        operation.setFilteringTimeRange(TmfTimestamp.fromNanos(5000), TmfTimestamp.fromNanos(6000));
        run(operation);
        assertThat(names()).containsExactly("long.desk");
    }

    @Test
    void whatCannotBeReadIsLeftOutAndNamed() throws Exception {
        Path source = Files.createDirectories(folder.resolve("source"));
        DeskTrace.write(source.resolve("a.desk"), 2);
        Path bad = source.resolve("bad.desk");
        Files.write(bad, "desk\n\u00ff\n".getBytes(StandardCharsets.ISO_8859_1));
        TraceImportOperation operation = operation(source);
        run(operation);
        assertThat(names()).containsExactly("a.desk");
        assertThat(operation.getLeftOut()).singleElement().asString().contains("bad.desk");

        Files.delete(bad);
        run(operation);
        assertThat(operation.getLeftOut()).isEmpty();
    }

    @Test
    void anArchiveIsExtracted() throws Exception {
        run(operation(zip("traces.zip", "a.desk", "one/b.desk")));
        assertThat(traces.getTraces())
                .extracting(TmfTraceElement::getElementPath)
                .containsExactlyInAnyOrder("a.desk", "one/b.desk");
    }

    @Test
    void anArchiveThatIsTakenForATraceIsNone() throws Exception {
        TraceImportOperation operation = operation(zip("traces.zip", "a.desk"));
        operation.setSkipArchiveExtraction(true);
        assertThatThrownBy(() -> run(operation))
                .isInstanceOf(InvocationTargetException.class)
                .hasMessageContaining("traces.zip contains no trace");
    }

    @Test
    void aSmallArchiveThatWouldFillTheDiskIsRefused() throws Exception {
        Path bomb = folder.resolve("bomb.gz");
        byte[] zeros = new byte[1 << 20];
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(bomb))) {
            for (int i = 0; i <= 256; i++) {
                out.write(zeros);
            }
        }
        assertThatThrownBy(() -> run(operation(bomb)))
                .isInstanceOf(InvocationTargetException.class)
                .hasMessageContaining("it extracts to more than 256 MiB");
    }

    @Test
    void anArchiveWritesNothingOutsideOfItself() throws Exception {
        assertThatThrownBy(() -> run(operation(zip("evil.zip", "../../evil.desk"))))
                .isInstanceOf(InvocationTargetException.class)
                .hasMessageContaining("leads out of the archive");
        assertThat(names()).isEmpty();
    }

    @Test
    void whatIsDamagedOrMissingIsRefusedInASentence() throws Exception {
        Path damaged = Files.writeString(folder.resolve("damaged.zip"), "no archive");
        assertThatThrownBy(() -> run(operation(damaged)))
                .isInstanceOf(InvocationTargetException.class)
                .hasMessageContaining("damaged.zip cannot be extracted");
        assertThatThrownBy(() -> run(operation(folder.resolve("absent"))))
                .isInstanceOf(InvocationTargetException.class)
                .hasMessageContaining("There is no file or folder");
    }

    @Test
    void aTraceIsDownloadedAndReplacesNone() throws Exception {
        byte[] content = Files.readAllBytes(DeskTrace.write(folder.resolve("web.desk"), 5));
        HttpServer server =
                HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext(
                "/web.desk",
                exchange -> {
                    exchange.sendResponseHeaders(200, content.length);
                    exchange.getResponseBody().write(content);
                    exchange.close();
                });
        server.start();
        try {
            String address =
                    "http://"
                            + server.getAddress().getAddress().getHostAddress()
                            + ':'
                            + server.getAddress().getPort();
            new HttpTraceImportOperation(address + "/web.desk", traces)
                    .run(new NullProgressMonitor());
            assertThat(names()).containsExactly("web.desk");
            new HttpTraceImportOperation(address + "/web.desk", traces)
                    .run(new NullProgressMonitor());
            assertThat(names()).containsExactlyInAnyOrder("web.desk", "web.desk(2)");
            assertThatThrownBy(
                            () ->
                                    new HttpTraceImportOperation(address + "/absent", traces)
                                            .run(new NullProgressMonitor()))
                    .isInstanceOf(InvocationTargetException.class)
                    .hasMessageContaining("/absent cannot be downloaded: HTTP 404");
        } finally {
            server.stop(0);
        }
    }

    private static void add(TarArchiveOutputStream out, String name, byte type, String content)
            throws IOException {
        TarArchiveEntry entry = new TarArchiveEntry(name, type);
        boolean isLink = type == TarConstants.LF_LINK || type == TarConstants.LF_SYMLINK;
        byte[] bytes = isLink ? new byte[0] : content.getBytes(StandardCharsets.UTF_8);
        if (isLink) {
            entry.setLinkName(content);
        }
        entry.setSize(bytes.length);
        out.putArchiveEntry(entry);
        out.write(bytes);
        out.closeArchiveEntry();
    }

    /** Writes an archive of files (name=content), links (name>file) and hard links (name>!file). */
    private Path tar(String... entries) throws IOException {
        Path file = folder.resolve("links.tar");
        try (TarArchiveOutputStream out = new TarArchiveOutputStream(Files.newOutputStream(file))) {
            for (String each : entries) {
                String[] parts = each.split("[>=]", 2);
                char kind = each.charAt(parts[0].length());
                boolean hard = parts[1].startsWith("!");
                byte type =
                        kind == '='
                                ? TarConstants.LF_NORMAL
                                : hard ? TarConstants.LF_LINK : TarConstants.LF_SYMLINK;
                add(out, parts[0], type, hard ? parts[1].substring(1) : parts[1]);
            }
        }
        return file;
    }

    @Test
    void linksInAnArchiveBecomeCopies() throws Exception {
        String trace = Files.readString(DeskTrace.write(folder.resolve("whole.desk"), 5));
        Path tar =
                tar(
                        "run/later.desk>a.desk",
                        "run/a.desk=" + trace,
                        "run/hard.desk>!run/a.desk",
                        "run/chain.desk>later.desk",
                        "all>run",
                        "run/loop>..",
                        "run/gone.desk>none.desk");
        run(operation(tar));
        names();
        assertThat(traces.getTraces())
                .extracting(TmfTraceElement::getElementPath)
                .containsExactlyInAnyOrder(
                        "run/a.desk",
                        "run/hard.desk",
                        "run/later.desk",
                        "run/chain.desk",
                        "all/a.desk",
                        "all/hard.desk",
                        "all/later.desk",
                        "all/chain.desk");
        for (TmfTraceElement each : traces.getTraces()) {
            assertThat(each.getResource().getLocation().toFile()).hasContent(trace);
            assertThat(each.getResource().getLocation().toPath())
                    .isRegularFile()
                    .matches(file -> !Files.isSymbolicLink(file));
        }
    }

    @Test
    void aLinkThatLeadsOutOfAnArchiveIsRefused() throws Exception {
        Path secret = DeskTrace.write(folder.resolve("secret.desk"), 5);
        for (String link : List.of("a.desk>" + secret, "a.desk>!" + secret, "a/b.desk>../../c")) {
            Path tar = tar("x.desk=desk\n1 a\n", link);
            assertThatThrownBy(() -> run(operation(tar)))
                    .isInstanceOf(InvocationTargetException.class)
                    .hasMessageContaining("leads out of the archive");
            assertThat(names()).isEmpty();
        }
    }
}
