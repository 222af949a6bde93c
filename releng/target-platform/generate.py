#!/usr/bin/env python3
"""Writes platform.target and the platform feature from artifacts.txt, the one list of artifacts.

A line is `group:artifact:version [flags]`, `#` starts a comment, `[section]` a section. Sections whose name starts with
`wrap` hold plain jars that get an OSGi manifest on the way. Flags: `env=os.ws.arch` for a fragment of one platform.
"""
import os

HERE = os.path.dirname(os.path.abspath(__file__))
FEATURE = os.path.join(HERE, "../../features/org.eclipse.tracecompass.platform.feature/feature.xml")
NOT_IN_FEATURE = ("suite", "plug-ins", "sql", "test", "wrap jqwik")

# Symbolic names that differ from the artifact's name.
SYMBOLIC_NAMES = {
    "asm": "org.objectweb.asm", "asm-analysis": "org.objectweb.asm.tree.analysis",
    "bcpg-jdk18on": "bcpg", "bcprov-jdk18on": "bcprov", "bcutil-jdk18on": "bcutil",
    "commons-io": "org.apache.commons.commons-io", "commons-logging": "org.apache.commons.commons-logging",
    "icu4j": "com.ibm.icu", "jakarta.inject-api": "jakarta.inject.jakarta.inject-api",
    "jline": "org.jline", "jna": "com.sun.jna", "jna-platform": "com.sun.jna.platform", "jsvg": "com.github.weisj.jsvg",
    "org.ow2.sat4j.core": "org.sat4j.core", "org.ow2.sat4j.pb": "org.sat4j.pb",
    "xml-apis-ext": "org.w3c.css.sac", "xz": "org.tukaani.xz",
}

WRAPS = {
    "wrap batik": ("org.apache.${replace;${mvnArtifactId};-;.}",
                   "org.apache.batik.*,org.apache.xmlgraphics.*,org.w3c.css.sac.*,*;resolution:=optional"),
    "wrap sac": ("org.w3c.css.sac", "*;resolution:=optional"),
    "wrap jqwik": ("net.${replace;${mvnArtifactId};-;.}", "*;resolution:=optional"),
}


def symbolic_name(artifact):
    if artifact in SYMBOLIC_NAMES:
        return SYMBOLIC_NAMES[artifact]
    if artifact.startswith("asm-"):
        return "org.objectweb.asm." + artifact[4:]
    if artifact.startswith(("batik-", "xmlgraphics-")):
        return "org.apache." + artifact.replace("-", ".")
    return artifact


def read_sections():
    sections, current = {}, []
    with open(os.path.join(HERE, "artifacts.txt")) as lines:
        for line in lines:
            line = line.split("#")[0].strip()
            if line.startswith("["):
                current = sections.setdefault(line[1:-1], [])
            elif line:
                gav, *flags = line.split()
                current.append((*gav.split(":"), flags))
    return sections


def target(sections):
    out = ['<?xml version="1.0" encoding="UTF-8" standalone="no"?>', '<?pde version="3.8"?>',
           "<!-- written by generate.py from artifacts.txt -->", '<target name="platform">', "  <locations>"]
    for name, artifacts in sections.items():
        wrapped = name in WRAPS
        out.append(f'    <location type="Maven" label="{name}" includeDependencyDepth="none" '
                   f'includeDependencyScopes="compile" includeSource="false" '
                   f'missingManifest="{"generate" if wrapped else "error"}">')
        out.append("      <dependencies>")
        for group, artifact, version, _ in artifacts:
            out += ["        <dependency>", f"          <groupId>{group}</groupId>",
                    f"          <artifactId>{artifact}</artifactId>", f"          <version>{version}</version>",
                    "          <type>jar</type>", "        </dependency>"]
        out.append("      </dependencies>")
        if wrapped:
            bsn, imports = WRAPS[name]
            out += ["      <instructions><![CDATA[",
                    "Bundle-Name:           Bundle derived from ${mvnGroupId}:${mvnArtifactId}:${mvnVersion}",
                    "version:               ${version_cleanup;${mvnVersion}}",
                    f"Bundle-SymbolicName:   {bsn}", "Bundle-Version:        ${version}",
                    f"Import-Package:        {imports}",
                    'Export-Package:        *;version="${version}";-noimport:=true', "]]></instructions>"]
        out.append("    </location>")
    out += ["  </locations>", "</target>", ""]
    return "\n".join(out)


def feature(sections):
    out = ['<?xml version="1.0" encoding="UTF-8"?>', "<!-- written by releng/target-platform/generate.py -->",
           '<feature id="org.eclipse.tracecompass.platform.feature" label="Astrolabe Platform" '
           'version="0.1.0.qualifier" provider-name="Astrolabe">',
           "  <description>The Eclipse workbench, its installer and their libraries</description>"]
    for name, artifacts in sections.items():
        if name in NOT_IN_FEATURE:
            continue
        for _, artifact, _, flags in artifacts:
            env = ""
            for flag in flags:
                if flag.startswith("env="):
                    system, windowing, arch = flag[4:].split(".")
                    env = f' os="{system}" ws="{windowing}"' + (f' arch="{arch}"' if arch != "*" else "")
            out.append(f'  <plugin id="{symbolic_name(artifact)}" version="0.0.0"{env}/>')
    out += ["</feature>", ""]
    return "\n".join(out)


if __name__ == "__main__":
    found = read_sections()
    with open(os.path.join(HERE, "platform.target"), "w") as f:
        f.write(target(found))
    os.makedirs(os.path.dirname(FEATURE), exist_ok=True)
    with open(FEATURE, "w") as f:
        f.write(feature(found))
