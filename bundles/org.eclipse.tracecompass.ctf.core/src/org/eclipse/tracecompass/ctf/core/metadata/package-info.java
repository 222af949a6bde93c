/**
 * From a metadata file to the type model. {@link
 * org.eclipse.tracecompass.ctf.core.metadata.MetadataReader} recognises packets, TSDL (CTF 1.8) and
 * JSON (CTF 2); each language has a parser of its own.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.ctf.core.metadata;
