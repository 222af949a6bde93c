package org.eclipse.tracecompass.tmf.remote.core;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import com.google.gson.reflect.TypeToken;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;

/**
 * The tokens of servers in a file that only its owner can read. A keyring would ask for a password
 * on some desktops, and does not exist on others. Thread-safe within a process.
 */
public final class TokenFile {

    private static final Set<PosixFilePermission> ONLY_OWNER =
            PosixFilePermissions.fromString("rw-------");

    private final Path file;
    private final Gson gson = new Gson();

    /**
     * @param file the file; it need not be there
     */
    public TokenFile(Path file) {
        this.file = file;
    }

    /**
     * Returns the token of a server.
     *
     * @param server where the server is
     * @return its token; null if none is kept, or the file cannot be read
     */
    public synchronized @Nullable String tokenOf(ServerAddress server) {
        try {
            return read().get(server.toString());
        } catch (IOException e) {
            warn("cannot be read", e);
            return null;
        }
    }

    /**
     * Keeps the token of a server.
     *
     * @param server where the server is
     * @param token the token; null to forget it
     */
    public synchronized void put(ServerAddress server, @Nullable String token) {
        try {
            Map<String, String> all = read();
            boolean changed =
                    token == null
                            ? all.remove(server.toString()) != null
                            : !token.equals(all.put(server.toString(), token));
            if (changed) {
                write(all);
            }
        } catch (IOException e) {
            warn("cannot be written", e);
        }
    }

    private void warn(String what, IOException cause) {
        LazyLogger.of(TokenFile.class)
                .log(System.Logger.Level.WARNING, "The file of tokens " + file + ' ' + what, cause);
    }

    private Map<String, String> read() throws IOException {
        Map<String, String> all = new TreeMap<>();
        String text;
        try {
            text = Files.readString(file);
        } catch (NoSuchFileException e) {
            return all;
        }
        try {
            Map<String, String> stored =
                    gson.fromJson(text, new TypeToken<Map<String, String>>() {}.getType());
            if (stored != null) {
                all.putAll(stored);
            }
        } catch (JsonParseException e) {
            // A damaged file has no tokens; its content is not for a log.
        }
        return all;
    }

    private void write(Map<String, String> all) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        Path begun = Files.createTempFile(folder, "tokens", ".part", onlyOwner());
        try {
            Files.writeString(begun, gson.toJson(all));
            Files.move(begun, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(begun);
        }
    }

    private static FileAttribute<?>[] onlyOwner() {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(ONLY_OWNER)}
                : new FileAttribute<?>[0];
    }
}
