/**
 * The XML analyses of this installation: those of plug-ins, and those of the user, which {@code
 * XmlUtils} imports, exports, enables and disables.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.module;

import org.eclipse.jdt.annotation.NonNullByDefault;
