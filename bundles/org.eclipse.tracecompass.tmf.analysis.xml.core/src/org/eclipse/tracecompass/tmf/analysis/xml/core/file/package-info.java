/**
 * Files of XML analyses: reading them safely, checking them against the schema of the language
 * ({@code analysis.xsd}), and where they come from.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.analysis.xml.core.file;

import org.eclipse.jdt.annotation.NonNullByDefault;
