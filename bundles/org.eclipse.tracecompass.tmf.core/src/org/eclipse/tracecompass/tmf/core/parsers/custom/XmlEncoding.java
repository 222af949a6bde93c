package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.tracecompass.tmf.core.io.BufferedRandomAccessFile;

/** The encoding that an XML file declares in its first bytes. */
final class XmlEncoding {

    private static final int MOST_BYTES = 256;
    private static final Pattern DECLARED =
            Pattern.compile("<\\?xml\\s[^>]*?\\sencoding\\s*=\\s*[\"']([\\w.:-]+)[\"']");

    private XmlEncoding() {}

    /**
     * Reads the encoding of a file; the file pointer stays.
     *
     * @param file an XML file
     * @return its encoding; UTF-8 if it declares none, or one that Java does not know
     */
    static Charset of(BufferedRandomAccessFile file) throws IOException {
        long place = file.getFilePointer();
        byte[] head = new byte[MOST_BYTES];
        file.seek(0);
        int length = Math.max(0, file.read(head));
        file.seek(place);
        Matcher matcher =
                DECLARED.matcher(new String(head, 0, length, StandardCharsets.ISO_8859_1));
        return matcher.lookingAt() ? named(matcher.group(1)) : StandardCharsets.UTF_8;
    }

    private static Charset named(String name) {
        try {
            Charset charset = Charset.forName(name);
            // The declaration was read in ASCII: a file that declares UTF-16 there is wrong.
            boolean isReadable = "<".equals(new String(new byte[] {'<'}, charset));
            return isReadable ? charset : StandardCharsets.UTF_8;
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            return StandardCharsets.UTF_8;
        }
    }
}
