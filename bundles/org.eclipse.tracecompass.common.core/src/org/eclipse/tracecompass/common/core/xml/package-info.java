/**
 * Parsers of XML for files that others wrote. They read nothing but the given file, and refuse
 * documents that grow without bound.
 */
@NonNullByDefault
package org.eclipse.tracecompass.common.core.xml;

import org.eclipse.jdt.annotation.NonNullByDefault;
